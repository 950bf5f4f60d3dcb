import { type PageLinks, readLinks } from './link-check.ts'
import { type IndexPage, indexPage } from './search-index/index-page.ts'
import { type Card, shareCard } from './share-images/draw.ts'

/** What the whole site takes from a finished page: for its links, its share image and the search. */
export type PageFacts = { links: PageLinks; card: Card | null; index: IndexPage | null }

export function readPageFacts(path: string, html: string, brand: string): PageFacts {
  return { links: readLinks(html), card: shareCard(path, html, brand) ?? null, index: indexPage(html) }
}
