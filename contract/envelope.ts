import { z } from 'zod/mini'
import { languages } from './language.ts'
import { proofOfWork } from './proof-of-work.ts'
import { isPlainText } from './sanitise.ts'

/** A value that does not fit counts as not given: what only accompanies a form never costs somebody their message. */
export function lenient<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.optional(z.catch(z.optional(schema), undefined))
}

/**
 * What every form may send besides its own fields. All optional, so that a stock client that knows only the
 * specified payload is served as well.
 */
export const envelope = {
  /** The page's language; decides the language of mails. */
  language: lenient(z.enum(languages)),
  /** Path of the page the form stood on, kept as part of the consent's proof. */
  page: lenient(z.string().check(z.refine((path) => isPlainText(path, 1, 300)))),
  /** Honeypot: people never see it, so whatever fills it is no person. */
  website: lenient(z.string()),
  /** Milliseconds between showing the form and sending it. */
  elapsed: lenient(z.number()),
  /** Sent a second time, with the sum worked out that the first answer asked for. */
  proof: lenient(proofOfWork),
}

/** What came along, once validated. */
export type Enveloped = { [Key in keyof typeof envelope]?: z.infer<(typeof envelope)[Key]> }

/** A form's own fields. */
export type FieldsOf<Input> = Omit<Input, keyof typeof envelope>

export function fieldsOf<Input extends Enveloped>(input: Input): FieldsOf<Input> {
  const { language, page, website, elapsed, proof, ...fields } = input
  return fields
}
