import { z } from 'zod'

// What the schemas of many documents are made of.

/** Words that somebody reads. */
export const text = z.string().refine((value) => value.trim() !== '', 'blank')

/** What search engines and shared links show of a page. The length of the description is looked at by content:check. */
export const meta = z.strictObject({ title: text, description: text, keywords: z.array(text) })

/** Words that lead to an address: a German path of the site (`/contact`), `https:` or `mailto:`. */
export const link = z.strictObject({ label: text, href: text })
