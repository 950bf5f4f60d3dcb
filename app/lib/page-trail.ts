import type { Rendered } from './seo.ts'
import { breadcrumb } from './structured-data.ts'

type Shell = Rendered['matches'][0]['loaderData']['shell']

type NamedPage = keyof Shell['footer']['links'] | 'about' | 'prices'

/** The breadcrumb of a page that lies directly under the home page, as structured data, in the words of the menus. */
export function pageTrail(page: NamedPage, rendered: Rendered) {
  const { nav, footer } = rendered.matches[0].loaderData.shell
  return breadcrumb(page === 'about' || page === 'prices' ? nav[page] : footer.links[page], rendered)
}
