/**
 * Where a request for another spelling of an address belongs: `/en` to `/en/`, `/about/` to `/about`. The query is kept.
 * Leading slashes are folded, so that `//elsewhere.example/` can never become an address of another host.
 */
export function canonicalPath(pathname: string): string | undefined {
  const folded = pathname.replace(/^[/\\]+/, '/')
  if (folded === '/en') return '/en/'
  const trimmed = folded === '/en/' ? folded : folded.replace(/(?<=.)\/+$/, '')
  return trimmed === pathname ? undefined : trimmed || '/'
}
