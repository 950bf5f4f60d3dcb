import { z } from 'zod'
import { link, meta, text } from './texts.ts'

export const faq = () =>
  z.strictObject({
    meta,
    hero: z.strictObject({ title: text, lead: text }),
    index: text,
    tags: text,
    sections: z.array(
      z.strictObject({
        id: text,
        title: text,
        items: z.array(z.strictObject({ id: text, question: text, answer: z.array(text), keywords: z.array(text) })),
      }),
    ),
    closing: z.strictObject({ title: text, text, booking: text, newTab: text, contact: link }),
  })
