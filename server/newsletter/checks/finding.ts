import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'

/** Each has a sentence at the desk. */
export type FindingCode = keyof DocumentOf<'desk/newsletter'>['checks']['found']

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
