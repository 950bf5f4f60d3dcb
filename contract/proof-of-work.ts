import { z } from 'zod/mini'

/**
 * A sum to be worked out before a form is served (ALTCHA, https://altcha.org). Signed by the server that made it, so every part of it
 * travels back as it came. Beyond these schemas nobody but `altcha-lib` looks into it.
 */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    nonce: z.string(),
    salt: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.number(),
    data: z.record(z.string(), z.string()),
  }),
  signature: z.string(),
})

/** What a form brings along once the sum is worked out. */
export const proofOfWork = z.object({
  challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export type Challenge = z.infer<typeof challenge>
export type ProofOfWork = z.infer<typeof proofOfWork>
