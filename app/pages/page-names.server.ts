import { copyFor } from '#app/lib/copy.ts'
import { shell as de } from '#content/de/shell.ts'
import { shell as en } from '#content/en/shell.ts'

type NamedPage = keyof typeof de.footer.links | 'about'

/** What menus call the home page and a page below it, in the language of the request. */
export function pageNames(request: Request, page: NamedPage): { home: string; page: string } {
  const { nav, footer } = copyFor(request, { de, en }, 'shell')
  return { home: nav.home, page: page === 'about' ? nav.about : footer.links[page] }
}
