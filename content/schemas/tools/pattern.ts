import { z } from 'zod'
import { text } from '../texts.ts'

/** The same said in each tone. */
export const lines = z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) })

/** How a post of one kind is built: its first line, and what follows at each length. */
export const pattern = z.strictObject({
  name: text,
  hooks: lines,
  core: z.array(text),
  medium: z.array(text),
  long: z.array(text),
})
