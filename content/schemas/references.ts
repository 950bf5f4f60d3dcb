import { z } from 'zod'
import { href, meta, text, titled } from './texts.ts'

export const references = () =>
  z.strictObject({
    meta,
    hero: z.strictObject({ title: text, lead: text }),
    trust: titled,
    samples: titled,
    examples: z.strictObject({
      title: text,
      labels: z.strictObject({ setting: text, situation: text, path: text, decision: text, result: text, basis: text }),
      items: z.array(
        z.strictObject({
          title: text,
          setting: text,
          situation: text,
          path: z.array(text),
          decision: z.int(),
          result: text,
          basis: text,
        }),
      ),
    }),
    request: z.strictObject({ text, label: text, subject: text }),
    linkedin: z.strictObject({ label: text, newTab: text }),
    next: z.strictObject({ title: text, text, label: text, href }),
  })
