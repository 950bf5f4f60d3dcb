import { z } from 'zod'
import { text } from '../texts.ts'

export const log = () =>
  z.strictObject({
    title: text,
    text,
    chain: z.strictObject({ whole: text, broken: text }),
    file: text,
    search: text,
    searchHint: text,
    columns: z.strictObject({ at: text, who: text, act: text, subject: text }),
    empty: text,
    byItself: text,
    commandLine: text,
    gone: text,
    acts: z.record(z.string(), text),
    details: z.record(z.string(), text),
    values: z.record(z.string(), text),
    subjects: z.strictObject({
      appointment: text,
      block: text,
      member: text,
      passkey: text,
      session: text,
      enquiry: text,
      waitlist: text,
      submission: text,
      person: text,
      issue: text,
      document: text,
      publication: text,
      mail: text,
      reader: text,
      import: text,
      store: text,
    }),
  })
