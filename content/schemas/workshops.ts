import { z } from 'zod'
import { meta, question, text, titled } from './texts.ts'

export const workshops = () =>
  z.strictObject({
    meta,
    hero: z.strictObject({ title: text, lead: text, primary: text, secondary: text }),
    topics: z.strictObject({ title: text, lead: text, items: z.array(titled) }),
    formats: z.strictObject({
      title: text,
      items: z.array(
        z.strictObject({ id: text, title: text, duration: text, description: text, features: z.array(text) }),
      ),
      priceNote: text,
    }),
    plan: z.strictObject({
      title: text,
      lead: text,
      days: z.array(z.strictObject({ day: text, title: text, description: text })),
    }),
    deliverables: z.strictObject({ title: text, items: z.array(text) }),
    audiences: z.strictObject({ title: text, items: z.array(titled) }),
    prerequisites: z.strictObject({ title: text, items: z.array(text) }),
    languages: z.strictObject({ title: text, items: z.array(text), note: text }),
    faq: z.strictObject({ title: text, items: z.array(question) }),
    contact: z.strictObject({ title: text, text, mailLabel: text, mailSubject: text, phoneLabel: text }),
  })
