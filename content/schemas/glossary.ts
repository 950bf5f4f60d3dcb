import { z } from 'zod'
import { inBoth, text } from './texts.ts'

/** How the site says things in both languages: what a translation that a language model proposes has to keep to. */
export const glossary = () =>
  z.strictObject({
    /** How each language is written here, in English. */
    style: inBoth,
    terms: z.array(z.strictObject({ term: inBoth, avoid: text.optional() })),
    /** Stay as they are in both languages. */
    names: z.array(text),
  })
