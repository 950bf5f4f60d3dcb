import { z } from 'zod/mini'
import { challenge } from './proof-of-work.ts'
import { slotsSchema } from './slot.ts'

/**
 * Every way a call can be refused: the HTTP status and the message of the wire contract.
 * The messages are the contract's fixed English words; pages translate the code, people never read these.
 */
export const refusals = {
  malformed: { status: 400, message: 'Malformed request' },
  invalid: { status: 400, message: 'Invalid input' },
  invalid_email: { status: 400, message: 'Invalid email format' },
  consent_required: { status: 400, message: 'Privacy consent required' },
  suspicious_address: { status: 400, message: 'Suspicious address' },
  unauthorized: { status: 401, message: 'Missing or wrong apikey' },
  foreign_origin: { status: 403, message: 'Origin not allowed' },
  not_found: { status: 404, message: 'Unknown function' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  already_registered: { status: 409, message: 'Email already registered' },
  /** Somebody else was faster; the next free ones come along. */
  slot_taken: { status: 409, message: 'Appointment already taken' },
  /** An address may have a few open appointments, no more. */
  too_many_appointments: { status: 409, message: 'Too many open appointments' },
  /** Put aside until a person has looked at it, or until the same post comes with a proof of work. */
  held: { status: 428, message: 'Held for review' },
  /** Not even put aside: only a post with a proof of work is taken. */
  proof_required: { status: 428, message: 'Proof of work required' },
  too_large: { status: 413, message: 'Request body too large' },
  unsupported_type: { status: 415, message: 'Content type must be application/json' },
  rate_limited: { status: 429, message: 'Rate limit exceeded' },
  unexpected: { status: 500, message: 'Internal error' },
  /** No language model is connected. */
  no_model: { status: 503, message: 'No language model' },
  /** It has as much to do as it may have, for now or for today. */
  model_busy: { status: 503, message: 'Language model busy' },
  model_failed: { status: 502, message: 'Language model gave no usable text' },
  unavailable: { status: 503, message: 'Service unavailable' },
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalCode = keyof typeof refusals

const successSchema = z.object({ success: z.literal(true), message: z.optional(z.string()) })

export const refusalSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  /** Field name to field code, e.g. `{ name: 'length' }`. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `slot_taken`: the next times that are free. */
  free: z.optional(slotsSchema),
  /** The sum to be worked out, with `held` and `proof_required`. */
  challenge: z.optional(challenge),
})

export type Success = z.infer<typeof successSchema>
export type Refusal = z.infer<typeof refusalSchema>

/** Maps a failed parse to field codes: the first problem of each field, under the field's name. */
export function fieldCodes(error: z.core.$ZodError): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '')
    codes[field] ??= issue.message
  }
  return codes
}
