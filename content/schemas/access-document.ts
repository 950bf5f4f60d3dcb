import { z } from 'zod'
import { text, titled } from './texts.ts'

/** Words of the document with which a person is told everything that is held of them. */
export const accessDocument = () =>
  z.strictObject({
    title: text,
    for: text,
    made: text,
    intro: z.array(text),
    sections: z.strictObject({
      newsletter: titled,
      newsletter_suppression: titled,
      waiting_list: titled,
      contact_messages: titled,
      appointments: titled,
      suspected_submissions: titled,
      mails: titled,
      mail_files: titled,
      limits: titled,
    }),
    mentions: z.strictObject({ title: text, one: text, many: text }),
    nothing: text,
    labels: z.record(z.string(), text),
    values: z.record(z.string(), text),
    after: z.strictObject({ title: text, paragraphs: z.array(text) }),
  })
