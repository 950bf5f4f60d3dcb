import { z } from 'zod'
import { text } from '../texts.ts'
import { lines, pattern } from './pattern.ts'

export const newsPatterns = () =>
  z.strictObject({
    example: z.strictObject({ topic: text, audience: text }),
    patterns: z.strictObject({
      brief: pattern,
      reason: pattern,
      fit: pattern,
      people: pattern,
      answers: pattern,
    }),
    closings: lines,
  })
