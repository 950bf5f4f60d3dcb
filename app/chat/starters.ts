import { neutralPath } from '#app/lib/locale-path.ts'

/** The questions of a page, or of the nearest page above it that has some. */
export function startersOf(starters: Record<string, string[]>, pathname: string): string[] {
  for (let path = neutralPath(pathname); path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const own = starters[path]
    if (own) return own
  }
  return starters['/'] ?? []
}
