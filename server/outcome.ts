import type { z } from 'zod/mini'
import { fieldCodes, type RefusalCode } from '#contract/refusal.ts'

/** What a service says no with. Values, not exceptions: only routes turn them into HTTP. */
export type Refused = { ok: false; code: RefusalCode; fields?: Record<string, string>; retryAfterSeconds?: number }

export type Outcome<Result extends object = object> = ({ ok: true } & Result) | Refused

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
