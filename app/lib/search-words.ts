import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'
import { documentCopy } from './copy.ts'

/** The words of the search dialog, which come with the index. */
export function searchWords(language: Language): DocumentOf<'search'> {
  return documentCopy('search', language)
}
