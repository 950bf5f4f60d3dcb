import { type Language, languages } from '#contract/language.ts'
import type { DraftText, NewsletterDraft } from '../../db/tables/issues.ts'
import type { Finding } from './finding.ts'

export type Readers = Record<Language, number>

/** What is to be said of an issue as a whole: its languages and who gets it. */
export function checkLanguages(
  { is_one_language }: Pick<NewsletterDraft, 'is_one_language'>,
  texts: Pick<DraftText, 'language'>[],
  readers: Readers,
): Finding[] {
  const written = texts.map(({ language }) => language)
  const reached = written.reduce((sum, language) => sum + readers[language], 0)
  const missing = languages.find((language) => !written.includes(language))
  const found: Finding[] = []
  if (!missing) found.push({ level: 'fine', code: 'both_languages' })
  else
    found.push({
      level: is_one_language || readers[missing] === 0 ? 'fine' : 'warning',
      code: is_one_language || readers[missing] === 0 ? 'one_language' : 'language_missing',
      language: missing,
      values: { count: readers[missing] },
    })
  if (reached === 0) found.push({ level: 'error', code: 'no_readers' })
  return found
}
