import { z } from 'zod'
import { text } from '../texts.ts'

/** Lists as files: their names, and what their columns are called. */
export const files = () =>
  z.strictObject({
    names: z.strictObject({ enquiries: text, log: text, numbers: text, readers: text, waitlist: text }),
    time: text,
    columns: z.record(z.string(), text),
  })
