import { z } from 'zod'
import { day, href, meta, slug, text } from './texts.ts'

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text) }),
  z.strictObject({ kind: z.literal('facts'), rows: z.array(z.strictObject({ term: text, detail: text })) }),
  /** `href` is a German path (`/contact`), an `https:` address or `mailto:`. */
  z.strictObject({ kind: z.literal('link'), label: text, href }),
])

const section = z.strictObject({
  /** The anchor, the same in both languages, so that links to a passage survive the language switch. */
  id: slug,
  title: text,
  blocks: z.array(block),
})

/**
 * The privacy page, the terms, the imprint and the accessibility statement. Plain texts; every one may hold `{fact}`
 * placeholders of content/facts.ts. An English page has the German page's sections and blocks, in the same order.
 */
export const legalText = () =>
  z.strictObject({
    meta,
    title: text,
    lead: text,
    /** The last change of substance. */
    updated: day,
    sections: z.array(section),
  })

export type LegalCopy = z.infer<ReturnType<typeof legalText>>
export type LegalSection = z.infer<typeof section>
export type LegalBlock = z.infer<typeof block>
