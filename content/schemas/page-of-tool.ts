import { z } from 'zod'
import { link, meta, question, text, titled } from './texts.ts'

/** What the page of every tool says around the tool itself. Plain texts. */
export const pageOfTool = z.strictObject({
  meta,
  /** Short name, for breadcrumb and lists. */
  name: text,
  hero: z.strictObject({ title: text, lead: text }),
  rules: z.strictObject({ title: text, items: z.array(titled) }),
  /** A worked example, so that the page is of use without scripts; `total` closes the sum. */
  example: z.strictObject({
    title: text,
    text,
    rows: z.array(z.strictObject({ label: text, value: text, total: z.boolean().optional() })),
  }),
  questions: z.strictObject({ title: text, items: z.array(question) }),
  /** `year` says when the source speaks from; `url` only where the public address is known. */
  sources: z.array(z.strictObject({ title: text, publisher: text, year: text, url: text.optional() })),
  closing: z.strictObject({ title: text, lead: text, second: link }),
})

export type ToolPageCopy = z.infer<typeof pageOfTool>
