import { isPlainText } from '#contract/sanitise.ts'

/** The page that a visitor came from, where it tells anything: a path of the site, without its query. */
export function visitedPage(path: string | undefined): { path: string; name: string } | undefined {
  const [bare = ''] = (path ?? '').split(/[?#]/)
  if (!/^\/[\w./-]*$/.test(bare) || !isPlainText(bare, 1, 300)) return undefined
  if (/^\/(en\/?)?$|^(\/en)?\/book(\/|$)/.test(bare)) return undefined
  return { path: bare, name: bare }
}
