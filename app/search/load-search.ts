import type { search } from '#content/de/search.ts'
import type { Language } from '#contract/language.ts'
import { type PassageFile, readPassages } from '#search/passages.ts'
import { createSearch, type Search } from '#search/rank.ts'

export type SearchWords = typeof search

export type LoadedSearch = Search & { words: SearchWords }

const loaded = new Map<Language, Promise<LoadedSearch>>()

/** The index of a language with the dialog's words, fetched once; after a failure the next call tries again. */
export function loadSearch(language: Language): Promise<LoadedSearch> {
  const search = loaded.get(language) ?? fetchSearch(language)
  loaded.set(language, search)
  search.catch(() => loaded.delete(language))
  return search
}

async function fetchSearch(language: Language): Promise<LoadedSearch> {
  const response = await fetch(`/search/${language}.json`)
  if (!response.ok) throw new Error(`The index answered ${response.status}`)
  const file: PassageFile & { words: SearchWords } = await response.json()
  return { ...createSearch(readPassages(file), language), words: file.words }
}
