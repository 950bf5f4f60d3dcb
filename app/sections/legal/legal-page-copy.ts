import type { legal } from '#content/de/legal.ts'
import type { LegalCopy } from '#content/legal-shape.ts'
import type { Language } from '#contract/language.ts'

/** A legal text with the words around it, whole, in one language. */
export type LegalPageCopy = {
  language: Language
  copy: LegalCopy
  frame: typeof legal
  /** Date of the last change, written out. */
  updated: string
}
