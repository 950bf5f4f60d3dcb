import { z } from 'zod'
import { text, titled } from './texts.ts'

export const newsletterPages = () =>
  z.strictObject({
    signup: z.strictObject({
      meta: z.strictObject({ title: text, description: text }),
      title: text,
      lead: text,
      archive: text,
      stepsTitle: text,
      steps: z.array(titled),
    }),
    confirm: z.strictObject({
      meta: z.strictObject({ title: text, description: text }),
      ask: z.strictObject({ title: text, text, button: text }),
      done: z.strictObject({ title: text, text, button: text }),
      expired: titled,
      failed: z.strictObject({ title: text, text, button: text }),
    }),
    unsubscribe: z.strictObject({
      meta: z.strictObject({ title: text, description: text }),
      ask: z.strictObject({ title: text, text, button: text }),
      done: z.strictObject({ title: text, text, button: text }),
      expired: z.strictObject({ title: text, text, button: text }),
      failed: z.strictObject({ title: text, text, button: text }),
    }),
    preferences: z.strictObject({
      meta: z.strictObject({ title: text, description: text }),
      missing: z.strictObject({ title: text, text, button: text }),
      failed: titled,
      erased: z.strictObject({ title: text, text, button: text }),
      title: text,
      lead: text,
      notices: z.strictObject({ language: text, left: text, unsure: text }),
      language: z.strictObject({
        title: text,
        legend: text,
        names: z.strictObject({ de: text, en: text }),
        button: text,
      }),
      data: z.strictObject({
        title: text,
        labels: z.strictObject({
          email: text,
          status: text,
          language: text,
          signedUp: text,
          confirmed: text,
          left: text,
          consent: text,
          origin: text,
          links: text,
          mails: text,
        }),
        statuses: z.strictObject({ pending: text, confirmed: text, unsubscribed: text }),
        consent: text,
        imported: text,
        linkCount: text,
        nowhere: text,
        download: text,
        rest: text,
      }),
      leave: z.strictObject({ title: text, text, button: text, gone: text, again: text }),
      erase: z.strictObject({ title: text, text, sure: text, button: text }),
    }),
  })
