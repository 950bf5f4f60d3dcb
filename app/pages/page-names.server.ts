import { copyFor } from '#app/lib/copy.ts'
import type { DocumentOf } from '#content/catalogue.ts'

type NamedPage = keyof DocumentOf<'shell'>['footer']['links'] | 'about' | 'prices'

/** What menus call the home page and a page below it, in the language of the request. */
export function pageNames(request: Request, page: NamedPage): { home: string; page: string } {
  const { nav, footer } = copyFor(request, 'shell')
  return { home: nav.home, page: page === 'about' || page === 'prices' ? nav[page] : footer.links[page] }
}
