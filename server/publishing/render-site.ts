import { noteReads } from '#content/documents.ts'
import { languages } from '#contract/language.ts'
import type { Services } from '../services.ts'
import type { KnownFiles } from './known-files.ts'
import { createUnchangedArticles, type UnchangedArticles, type UnchangedPage } from './unchanged-articles.ts'
import type { Website } from './website.ts'

/** Everything that the website renders ahead of time, as the build has it. */
export type Rendered = {
  /** The documents of pages by their public paths. */
  pages: ReadonlyMap<string, string>
  /** Pages that are as they were, by their public paths. */
  unchanged: ReadonlyMap<string, UnchangedPage>
  articles: UnchangedArticles
  /** What is no page, by its public path. */
  others: ReadonlyMap<string, Buffer>
  /** Paths that were not answered, with the status. */
  failed: string[]
}

/** Any origin: addresses in pages are placeholders until they are prepared. */
const origin = 'http://localhost'

/**
 * Renders pages and files from the documents that are shown now, without a visitor and without a store: all but articles that
 * are as they were.
 */
export function renderSite(
  website: Website,
  documents: ReadonlyMap<string, string>,
  known: KnownFiles,
): Promise<Rendered> {
  const handle = website.createSiteHandler({} as Services)
  const ask = (path: string) => handle(new Request(origin + path), null)
  const paths = website.prerenderPaths()
  return noteReads(async (read) => {
    // One article in each language, before any other page: it tells what all of them read.
    const samples = paths.filter((path) => website.articlesOnPage(path)).slice(0, languages.length)
    for (const path of samples) await (await ask(path)).text()
    const articles = createUnchangedArticles(website, documents, read(), known)

    const pages = new Map<string, string>()
    const unchanged = new Map<string, UnchangedPage>()
    const others = new Map<string, Buffer>()
    const failed: string[] = []
    for (const path of paths) {
      const before = articles.find(path)
      if (before) {
        unchanged.set(path, before)
        continue
      }
      const response = await ask(path)
      if (response.status !== 200) failed.push(`the page ${path}: answered with status ${response.status}`)
      else if (response.headers.get('content-type')?.startsWith('text/html')) pages.set(path, await response.text())
      else others.set(path, Buffer.from(await response.arrayBuffer()))
    }
    return { pages, unchanged, articles, others, failed }
  })
}
