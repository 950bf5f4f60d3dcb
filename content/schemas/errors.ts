import { z } from 'zod'
import { text } from './texts.ts'

export const errors = () =>
  z.strictObject({
    '400': z.strictObject({ title: text, hint: text, description: text }),
    '410': z.strictObject({ title: text, hint: text, description: text }),
    '429': z.strictObject({ title: text, hint: text, description: text }),
    '503': z.strictObject({ title: text, hint: text, description: text }),
  })
