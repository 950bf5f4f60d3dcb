import { z } from 'zod'

// What the schemas of many documents are made of. A message of its own says what is expected; else fault-words.ts does.

/** Words that somebody reads. */
export const text = z.string().refine((value) => value.trim() !== '', 'blank')

/** Words of a title or a question: a heading, not a paragraph. */
export const heading = text.max(200)

/** The same words in both languages, for facts that have some. */
export const inBoth = z.strictObject({ de: text, en: text })

/** What search engines show below a title: they cut it. */
export const summary = text.meta({ useful: 165 })

/** What search engines and shared links show of a page. */
export const meta = z.strictObject({ title: heading, description: summary, keywords: z.array(text) })

/** What is chosen from what stands elsewhere; a `refers` of its meta data says from what. */
export const chosen = z.string().refine((value) => value.trim() !== '', { error: 'expected a choice', abort: true })

/** An address: a German path of the site (`/contact`), `https:` or `mailto:`. */
export const href = chosen.meta({ refers: 'page' })

/** Words that lead to an address. */
export const link = z.strictObject({ label: text, href })

export const titled = z.strictObject({ title: heading, text })

export const question = z.strictObject({ question: heading, answer: text })

const slugPattern = z.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'expected a name of small letters, digits and hyphens, such as mwst-viertes-quartal',
)

/** A name for addresses and keys, such as `mwst-viertes-quartal`. */
export const slug = z.string().check(slugPattern).meta({ form: 'name' })

/** A name that stands elsewhere already. */
export const chosenSlug = chosen.check(slugPattern).meta({ form: 'name' })

/** A day as 2026-12-02. */
export const day = z.iso.date('expected a date such as 2026-12-02')

/** A time of day as 16:30. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 16:30')
  .meta({ form: 'time' })

/** How many there are of something, at least one. */
export const count = z.int('expected a whole number').positive('expected a number above 0')

/** Texts under names that stand elsewhere, such as those of acts in the log: any number of them. */
export const named = z.record(z.string(), text)
