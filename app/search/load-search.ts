import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'
import { type PassageFile, readPassages } from '#search/passages.ts'
import { createSearchInSteps, type Search } from '#search/rank.ts'
import { inSlices } from '#search/steps.ts'

export type SearchWords = DocumentOf<'search'>

export type LoadedSearch = Search & { words: SearchWords }

/** Building the index takes a slow telephone more than a second, in which its owner types already. */
const sliceMs = 25
const pause = () => new Promise((resolve) => setTimeout(resolve))

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
  const search = await inSlices(createSearchInSteps(readPassages(file), language), pause, sliceMs)
  return { ...search, words: file.words }
}
