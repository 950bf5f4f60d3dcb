import { z } from 'zod'
import { text } from '../texts.ts'

/** By the name of a field, or with that of the one around it: `meta.title`. */
export const fields = () => z.strictObject({ labels: z.record(z.string(), text), hints: z.record(z.string(), text) })
