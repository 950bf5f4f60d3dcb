import { z } from 'zod'
import { text } from '../texts.ts'

export const suspected = () =>
  z.strictObject({
    title: text,
    text,
    back: text,
    columns: z.strictObject({ pick: text, from: text, form: text, says: text, time: text }),
    forms: z.strictObject({ appointment: text, contact: text, newsletter: text, waitlist: text }),
    pickAll: text,
    pickOne: text,
    release: text,
    dismiss: text,
    picked: text,
    released: text,
    known: text,
    failed: text,
    dismissed: text,
    empty: text,
  })
