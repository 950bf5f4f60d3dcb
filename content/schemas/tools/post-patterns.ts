import { z } from 'zod'
import { text } from '../texts.ts'
import { lines, pattern } from './pattern.ts'

export const postPatterns = () =>
  z.strictObject({
    example: z.strictObject({ topic: text, audience: text }),
    patterns: z.strictObject({
      question: pattern,
      checks: pattern,
      misconception: pattern,
      beforeAfter: pattern,
      smallStep: pattern,
      decision: pattern,
    }),
    closings: lines,
  })
