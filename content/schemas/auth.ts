import { z } from 'zod'
import { link, meta, text } from './texts.ts'

export const auth = () =>
  z.strictObject({
    meta,
    title: text,
    lead: text,
    teasersTitle: text,
    teasers: z.array(z.strictObject({ title: text, text })),
    home: link,
    contact: link,
    redirect: z.strictObject({ text, textOne: text, stay: text, stopped: text }),
  })
