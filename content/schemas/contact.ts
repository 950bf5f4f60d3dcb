import { z } from 'zod'
import { meta, text, titled } from './texts.ts'

export const contact = () =>
  z.strictObject({
    meta,
    hero: z.strictObject({ title: z.array(text), lead: text, write: text, book: text, drawing: text }),
    write: titled,
    mail: titled,
    phone: z.strictObject({ title: text, hours: text }),
    form: z.strictObject({
      labels: z.strictObject({ name: text, email: text, company: text, event: text, origin: text, message: text }),
      bounds: text,
      count: text,
      submit: text,
      sending: text,
      privacy: z.strictObject({ before: text, link: text, after: text }),
      prefill: text,
      invalid: text,
      tooLong: text,
      errors: z.strictObject({ name: text, email: text, company: text, message: text }),
      success: titled,
      held: titled,
      failure: titled,
    }),
    hours: z.strictObject({
      title: text,
      consultation: text,
      consultationHours: text,
      phone: text,
      phoneHours: text,
      note: text,
      days: z.array(text),
    }),
    booking: z.strictObject({ title: text, text, button: text, newTab: text, note: text }),
  })
