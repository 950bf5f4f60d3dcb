import { z } from 'zod'
import { href, meta, text } from './texts.ts'

export const process = () =>
  z.strictObject({
    meta,
    intro: z.strictObject({ title: text, lead: text }),
    labels: z.strictObject({ duration: text, result: text, decision: text, price: text }),
    priceNote: text,
    total: text,
    durationNote: text,
    steps: z.array(
      z.strictObject({
        id: text,
        title: text,
        description: text,
        duration: text,
        result: text,
        decision: text,
        price: text,
      }),
    ),
    needs: z.strictObject({ title: text, items: z.array(text), note: text }),
    mail: z.strictObject({ text, label: text, subject: text }),
    next: z.strictObject({ title: text, text, label: text, href }),
  })
