import { z } from 'zod'
import { text } from './texts.ts'

export const forms = () =>
  z.strictObject({
    optional: text,
    nextFree: text,
    newTab: text,
    honeypot: text,
    proving: text,
    reasons: z.strictObject({
      network: text,
      timeout: text,
      proofRequired: text,
      rateLimited: text,
      rateLimitedMinute: text,
      rateLimitedMinutes: text,
    }),
  })
