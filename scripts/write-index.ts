import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { searchWords } from '#app/lib/search-words.ts'
import { read } from '#content/documents.ts'
import { languages } from '#contract/language.ts'
import { buildSearchFile } from '#server/publishing/search-index/build-index.ts'
import { createPageReader, readPagesFile } from '#server/publishing/search-index/read-pages.ts'

/**
 * Writes /search/{language}.json for each language into the prerendered site, and beside it what was taken from each page.
 * @param raw such as build/raw
 * @returns the number of passages
 */
export async function writeIndex(raw: string, pages: ReadonlyMap<string, string>): Promise<number> {
  const folder = path.join(raw, 'client')
  const reader = await createPageReader([])
  const documents = [...pages].map(([path, html]) => ({ path, html }))
  mkdirSync(path.join(folder, 'search'), { recursive: true })
  let passages = 0
  for (const language of languages) {
    const file = buildSearchFile(
      documents,
      language,
      { words: searchWords(language), brand: read('company').brand },
      reader.read,
    )
    writeFileSync(path.join(folder, 'search', `${language}.json`), JSON.stringify(file))
    passages += file.passages.length
  }
  writeFileSync(path.join(raw, readPagesFile), reader.kept())
  return passages
}
