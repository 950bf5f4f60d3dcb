import { z } from 'zod'
import { text } from '../texts.ts'

export const newsPatterns = () =>
  z.strictObject({
    example: z.strictObject({ topic: text, audience: text }),
    patterns: z.strictObject({
      brief: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      reason: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      fit: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      people: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
      answers: z.strictObject({
        name: text,
        hooks: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
        core: z.array(text),
        medium: z.array(text),
        long: z.array(text),
      }),
    }),
    closings: z.strictObject({ neutral: z.array(text), personal: z.array(text), direct: z.array(text) }),
  })
