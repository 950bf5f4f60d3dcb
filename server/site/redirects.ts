/** Control characters and line separators, encoded: no page has them, and routes match single lines only. */
const controls = /%(?:[01][\da-f]|7f|e2%80%a[89])/i

/** True for a path that can be no address of this site, whatever it leads to. */
export function isNoAddress(pathname: string): boolean {
  return controls.test(pathname)
}

/**
 * Where a request for another spelling of an address belongs: `/en` to `/en/`, `/about/` to `/about`. The query is kept.
 * Leading slashes are folded, so that `//elsewhere.example/` can never become an address of another host.
 */
export function canonicalPath(pathname: string): string | undefined {
  const folded = pathname.replace(/^[/\\]+/, '/')
  if (folded === '/en') return '/en/'
  const trimmed = folded === '/en/' ? folded : folded.replace(/(?<=[^/]|^\/)\/+$/, '')
  return trimmed === pathname ? undefined : trimmed || '/'
}
