import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'
import type { PassageFile } from '#search/passages.ts'
import type { Search } from '#search/rank.ts'

export type SearchWords = DocumentOf<'search'>

export type LoadedSearch = Search & { words: SearchWords }

const loaded = new Map<Language, Promise<LoadedSearch>>()

/** The index of a language with the dialog's words, fetched once; after a failure the next call tries again. */
export function loadSearch(language: Language): Promise<LoadedSearch> {
  const search = loaded.get(language) ?? fetchSearch(language)
  loaded.set(language, search)
  search.catch(() => loaded.delete(language))
  return search
}

/** What ranks is fetched beside the index, and not in the dialog's file, which comes in idle time. */
async function fetchSearch(language: Language): Promise<LoadedSearch> {
  const [file, { makeSearch }] = await Promise.all([fetchFile(language), import('./make-search.ts')])
  return { ...(await makeSearch(file, language)), words: file.words }
}

async function fetchFile(language: Language): Promise<PassageFile & { words: SearchWords }> {
  const response = await fetch(`/search/${language}.json`)
  if (!response.ok) throw new Error(`The index answered ${response.status}`)
  return response.json()
}
