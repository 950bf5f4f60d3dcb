import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { searchWords } from '#app/lib/search-words.ts'
import { read } from '#content/documents.ts'
import { languages } from '#contract/language.ts'
import { buildSearchFile } from '#server/publishing/search-index/build-index.ts'
import { indexPage } from '#server/publishing/search-index/index-page.ts'

/**
 * Writes /search/{language}.json for each language into the prerendered site.
 * @param raw such as build/raw
 * @returns the number of passages
 */
export async function writeIndex(raw: string, pages: ReadonlyMap<string, string>): Promise<number> {
  const folder = path.join(raw, 'client')
  const documents = [...pages].map(([path, html]) => ({ path, index: indexPage(html) }))
  mkdirSync(path.join(folder, 'search'), { recursive: true })
  let passages = 0
  for (const language of languages) {
    const file = buildSearchFile(documents, language, { words: searchWords(language), brand: read('company').brand })
    writeFileSync(path.join(folder, 'search', `${language}.json`), JSON.stringify(file))
    passages += file.passages.length
  }
  return passages
}
