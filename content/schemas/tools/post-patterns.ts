import { z } from 'zod'
import { text } from '../texts.ts'

export const postPatterns = () =>
  z.strictObject({
    example: z.strictObject({ topic: text, audience: text }),
    patterns: z.strictObject({
      question: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      checks: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      misconception: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      beforeAfter: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      smallStep: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      decision: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
    }),
    closings: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
  })
