import { createHash } from 'node:crypto'
import { isArticle } from '#content/catalogue.ts'
import { recall, remember } from '#content/work-cache.ts'
import type { KnownFile, KnownFiles } from './known-files.ts'
import type { PageFacts } from './page-facts.ts'
import type { Website } from './website.ts'

// Articles are the pages that become many, and each reads much the same: its own document, those of the articles beside it, and
// documents that every article reads. Where these are as they were, so is the page. Other pages are few, and rendered each time.

/** A page as the publication before has it. */
export type UnchangedPage = { facts: PageFacts; known: KnownFile }

export type UnchangedArticles = {
  find(path: string): UnchangedPage | undefined
  /** Keeps what the next publication needs to know of a page that was rendered now. */
  keep(path: string, etag: string, facts: PageFacts): void
}

const kind = 'article page'

/** @param read the documents that pages of articles have read, one page in each language */
export function createUnchangedArticles(
  website: Website,
  documents: ReadonlyMap<string, string>,
  read: string[],
  known: KnownFiles,
): UnchangedArticles {
  const others = createHash('sha256')
  for (const id of read.toSorted()) if (!isArticle(id)) others.update(JSON.stringify([id, documents.get(id)]))
  // Every page names the year.
  const common = [others.digest('base64url'), String(new Date().getFullYear())]

  /** All that a page depends on besides the build; undefined for one that is no article. */
  function inputOf(path: string): string[] | undefined {
    const articles = website.articlesOnPage(path)
    return articles && [path, ...common, ...articles.flatMap((id) => [id, documents.get(id) ?? ''])]
  }

  return {
    find(path) {
      const input = inputOf(path)
      const before = input && recall<{ etag: string; facts: PageFacts }>(kind, input)
      const file = before && known(path, before.etag)
      return before && file ? { facts: before.facts, known: file } : undefined
    },
    keep(path, etag, facts) {
      const input = inputOf(path)
      if (input) remember(kind, input, { etag, facts })
    },
  }
}
