import { z } from 'zod'
import { text, titled } from './texts.ts'

export const newsletter = () =>
  z.strictObject({
    email: text,
    submit: text,
    sending: text,
    note: text,
    invalid: text,
    pending: text,
    held: text,
    footer: z.strictObject({ empty: text, success: titled, failure: text }),
    block: z.strictObject({ errorTitle: text, empty: text, success: titled, failure: text }),
  })
