import { search as de } from '#content/de/search.ts'
import { search as en } from '#content/en/search.ts'
import type { Language } from '#contract/language.ts'
import { localisedCopy } from './copy.ts'

/** The words of the search dialog, which come with the index. */
export function searchWords(language: Language): typeof de {
  return localisedCopy({ de, en }, language, 'search')
}
