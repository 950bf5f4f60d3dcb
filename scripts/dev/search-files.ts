import { createRequestHandler, RouterContextProvider } from 'react-router'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { searchWords } from '#app/lib/search-words.ts'
import { read } from '#content/documents.ts'
import { prerenderPaths } from '#content/site-paths.ts'
import type { Language } from '#contract/language.ts'
import { buildSearchFile, type PageToIndex, type SearchFile } from '#server/publishing/search-index/build-index.ts'
import { indexPage } from '#server/publishing/search-index/index-page.ts'
import type { Website } from './website.ts'

export type SearchFiles = (language: Language) => Promise<SearchFile>

/** What the build writes to /search/{language}.json, from pages that are rendered when it is asked for and kept until they change. */
export function createSearchFiles(loadWebsite: () => Promise<Website>, version: () => number): SearchFiles {
  const made = new Map<Language, { version: number; file: Promise<SearchFile> }>()
  return (language) => {
    const last = made.get(language)
    if (last?.version === version()) return last.file
    const file = makeSearchFile(loadWebsite, language)
    made.set(language, { version: version(), file })
    file.catch(() => made.delete(language))
    return file
  }
}

async function makeSearchFile(loadWebsite: () => Promise<Website>, language: Language): Promise<SearchFile> {
  // As the build does it: without a visitor and without a store.
  const render = createRequestHandler(await loadWebsite(), 'development')
  const pages: PageToIndex[] = []
  for (const path of prerenderPaths().filter((path) => languageOfPath(path) === language)) {
    const response = await render(new Request(`http://localhost${path}`), new RouterContextProvider())
    if (response.headers.get('content-type')?.startsWith('text/html'))
      pages.push({ path, index: indexPage(await response.text()) })
  }
  return buildSearchFile(pages, language, { words: searchWords(language), brand: read('company').brand })
}
