import { isErrorPath } from './error-pages.ts'
import type { LoadedFile } from './file-forms.ts'
import type { LoadedSite } from './load.ts'

/** Which addresses have something to render for them, with a query or a form's post. */
export type Pages = {
  /** Whether it is a page, or something else that is made for each request. */
  has(pathname: string): boolean
  /** The path of the page that is meant by one in another spelling: `/About`, `/%61bout`. */
  spelling(pathname: string): string | undefined
  /** Where an address leads that was a page once. */
  moved(pathname: string): string | undefined
}

/** From an address that is no more to one that is. */
export type Move = { from: string; to: string }

/** Not built, because it is different for each reader. */
const unbuilt = ['/newsletter/preferences.json']
/** An article without a name says so in words of its own. */
const nameless = /^(?:\/en)?\/blog\/(?:%20|%09|\s)+$/

/** Every page was built, so whatever the build does not know is no page. */
export function createPages(site: LoadedSite, moves: Move[] = []): Pages {
  const isPage = ({ path, scriptHashes }: LoadedFile) => scriptHashes !== undefined && !isErrorPath(path)
  const known = new Set([...[...site.values()].filter(isPage).map(({ path }) => path), ...unbuilt])
  const successors = new Map(moves.map(({ from, to }) => [from, to]))
  return {
    moved: (pathname) => (known.has(pathname) ? undefined : successors.get(pathname)),
    has: (pathname) => known.has(pathname) || nameless.test(pathname),
    spelling: (pathname) => {
      const plain = decoded(pathname).toLowerCase()
      return plain !== pathname && known.has(plain) ? plain : undefined
    },
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
