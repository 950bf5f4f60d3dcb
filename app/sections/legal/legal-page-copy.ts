import type { DocumentOf } from '#content/catalogue.ts'
import type { LegalCopy } from '#content/schemas/legal-text.ts'
import type { Language } from '#contract/language.ts'

/** A legal text with the words around it, whole, in one language. */
export type LegalPageCopy = {
  language: Language
  copy: LegalCopy
  frame: DocumentOf<'legal'>
  /** Date of the last change, written out. */
  updated: string
}
