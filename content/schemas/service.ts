import { z } from 'zod'
import { routeNames } from '../routes.ts'
import { chosen, heading, link, question, text, titled } from './texts.ts'

/** One service: its entry in the list and its page at /services/{slug}. Its short name in menus is `services` of the shell. */
export const service = () =>
  z.strictObject({
    /** Title and description as the list of services shows them. */
    title: text,
    description: text,
    /** Without the brand. */
    metaTitle: text,
    /** 120 to 155 characters. */
    metaDescription: text.meta({ useful: 165 }),
    detailedContent: z.strictObject({
      /** The headline of the page. */
      subtitle: text,
      intro: text,
      /** What sections of this page are called, below their labels that all pages share (`detail.sections` of `services`). */
      headings: z.strictObject({ features: heading, process: heading, targetAudience: heading, prices: heading }),
      features: z.array(titled),
      /** Numbered in this order. The note names the step's price, where it has one; after `decision` the client decides (one step). */
      process: z.array(titled.extend({ note: text.optional(), decision: z.boolean().optional() })),
      benefits: z.array(titled),
      targetAudience: z.array(titled),
      additionalInfo: titled.extend({ faq: z.array(question) }).optional(),
      keywords: z.array(text),
    }),
    /** One sentence above the table: what the prices depend on. */
    pricesLead: text,
    /** `key` is the name of a price of `company`. */
    prices: z.array(z.strictObject({ label: text, key: chosen.meta({ refers: 'price' }), note: text })),
    /** Sums below the table, by the names of their words in `detail.priceTable.totals` of `services`. */
    totals: z.array(z.enum([...routeNames, 'workshop'])),
    /** Where a reader who wants more goes next. */
    more: link,
    closing: z.strictObject({ title: text, lead: text }),
  })

export type ServiceCopy = z.infer<ReturnType<typeof service>>
