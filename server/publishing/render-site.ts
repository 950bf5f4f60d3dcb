import type { Services } from '../services.ts'
import type { UnchangedArticles, UnchangedPage } from './unchanged-articles.ts'
import type { Website } from './website.ts'

/** Everything that the website renders ahead of time, as the build has it. */
export type Rendered = {
  /** The documents of pages by their public paths. */
  pages: ReadonlyMap<string, string>
  /** Pages that are as they were, by their public paths. */
  unchanged: ReadonlyMap<string, UnchangedPage>
  /** What is no page, by its public path. */
  others: ReadonlyMap<string, Buffer>
  /** Paths that were not answered, with the status. */
  failed: string[]
}

/** Any origin: addresses in pages are placeholders until they are prepared. */
const origin = 'http://localhost'

/** Renders all pages and files from the documents that are shown now, without a visitor and without a store. */
export async function renderSite(website: Website, articles: UnchangedArticles): Promise<Rendered> {
  const handle = website.createSiteHandler({} as Services)
  const pages = new Map<string, string>()
  const unchanged = new Map<string, UnchangedPage>()
  const others = new Map<string, Buffer>()
  const failed: string[] = []
  for (const path of website.prerenderPaths()) {
    const before = articles.find(path)
    if (before) {
      unchanged.set(path, before)
      continue
    }
    const response = await handle(new Request(origin + path), null)
    if (response.status !== 200) failed.push(`the page ${path}: answered with status ${response.status}`)
    else if (response.headers.get('content-type')?.startsWith('text/html')) pages.set(path, await response.text())
    else others.set(path, Buffer.from(await response.arrayBuffer()))
  }
  return { pages, unchanged, others, failed }
}
