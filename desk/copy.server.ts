import type { DocumentOf, LanguageName } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'

/** The parts of the desk that have words of their own: `today` for `content/{de,en}/desk/today.yaml`. */
type Part = LanguageName extends infer Name ? (Name extends `desk/${infer Own}` ? Own : never) : never

/** A part of the desk's words in a person's language. Runs in loaders: the other language never reaches the browser. */
export function deskCopy<Own extends Part>(language: Language, part: Own): DocumentOf<`desk/${Own}`> {
  return read(`desk/${part}`, language)
}
