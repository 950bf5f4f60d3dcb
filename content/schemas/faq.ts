import { z } from 'zod'
import { heading, link, meta, text } from './texts.ts'

export const faq = () =>
  z.strictObject({
    meta,
    hero: z.strictObject({ title: heading, lead: text }),
    index: text,
    tags: text,
    sections: z.array(
      z.strictObject({
        id: text,
        title: heading,
        items: z.array(z.strictObject({ id: text, question: heading, answer: z.array(text), keywords: z.array(text) })),
      }),
    ),
    closing: z.strictObject({ title: text, text, booking: text, newTab: text, contact: link }),
  })
