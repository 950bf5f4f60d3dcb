import type { Language } from '#contract/language.ts'
import type { IssueProblemCode } from '../issue-text/refuse.ts'
import type { LinkAnswer } from './outside-links.ts'

export type FindingCode =
  | IssueProblemCode
  | 'subject_missing'
  | 'subject_long'
  | 'preheader_missing'
  | 'preheader_long'
  | 'preheader_repeats'
  | 'alt_missing'
  | 'alt_is_file'
  | 'heavy'
  | 'site_link_nowhere'
  | 'site_link_early'
  | `link_${Exclude<LinkAnswer, 'answers'>}`
  | 'links_unchecked'
  | 'links_fine'
  | 'sample_words'
  | 'sample_name'
  | 'capitals'
  | 'exclamation'
  | 'spam_words'
  | 'language_missing'
  | 'one_language'
  | 'both_languages'
  | 'no_readers'
  | 'slug_taken'
  | 'no_test'
  | 'frame_fine'

/** One thing that was looked at before sending. Errors stop it, warnings do not. */
export type Finding = {
  level: 'error' | 'warning' | 'fine'
  code: FindingCode
  /** In which text, and which field of it, this is to be mended. */
  language?: Language
  field?: 'subject' | 'preheader' | 'title' | 'body'
  /** Line of the Markdown. */
  line?: number
  values?: Record<string, string | number>
}
