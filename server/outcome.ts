import type { z } from 'zod/mini'
import type { Challenge } from '#contract/proof-of-work.ts'
import { fieldCodes, type RefusalCode } from '#contract/refusal.ts'
import type { Slot } from '#contract/slot.ts'

/** What a service says no with. Values, not exceptions: only routes turn them into HTTP. */
export type Refused = {
  ok: false
  code: RefusalCode
  fields?: Record<string, string>
  retryAfterSeconds?: number
  challenge?: Challenge
  free?: Slot[]
}

/** `trapped`: a machine gave itself away. It is told that all is well, and counted as what it is. */
export type Outcome<Result extends object = object> = ({ ok: true; trapped?: true } & Result) | Refused

export function refuse(code: RefusalCode, details: Omit<Refused, 'ok' | 'code'> = {}): Refused {
  return { ok: false, code, ...details }
}

/** A failed parse as a refusal: every field's code, and the refusal's own code from the field that comes first in the form. */
export function refuseInvalid(error: z.core.$ZodError, fieldOrder: readonly string[]): Refused {
  const fields = fieldCodes(error)
  const first = fieldOrder.find((field) => field in fields)
  if (first === 'email') return refuse('invalid_email', { fields })
  if (first === 'agreeToPrivacy') return refuse('consent_required', { fields })
  return '' in fields ? refuse('malformed') : refuse('invalid', { fields })
}
