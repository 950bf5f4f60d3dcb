import { usePage } from '#app/lib/page-facts.ts'
import type { Language } from '#contract/language.ts'
import { languageOfPath } from './locale-path.ts'

/** The language of the page being shown. */
export function useLanguage(): Language {
  return languageOfPath(usePage().pathname)
}
