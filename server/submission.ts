import type { Language } from '#contract/language.ts'

/** What a visitor sent with a form, validated, with what goes beside its fields. */
export type Submission<Fields> = {
  fields: Fields
  language: Language
  /** Path of the page that the form stood on. */
  page: string | undefined
  /** When it came in; it may be served later. */
  receivedAt: Date
  /** The version of the words agreed to, where they may have changed since it came in. */
  wording?: string
}
