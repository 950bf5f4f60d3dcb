import type { CallFailure } from '#app/lib/backend-client.ts'
import { type AppointmentField, appointmentFields } from '#contract/appointment-fields.ts'
import { readFields, type TypedValues } from '#contract/form-fields.ts'

export type BookingValues = TypedValues<typeof appointmentFields>

/** How a booking went: told the same way with JavaScript and without. */
export type BookingOutcome =
  /** `held`: stored, and looked at by a person before it counts. */
  | { status: 'sent' | 'held' | 'tooMany' }
  /** Somebody else was faster; starts that are free. */
  | { status: 'taken'; free: string[] }
  | { status: 'invalid'; invalid: AppointmentField[] }
  | { status: 'failed'; failure: Pick<CallFailure, 'code' | 'retryAfterSeconds'> }

export const emptyBooking: BookingValues = readFields(appointmentFields)

type Refusal = Pick<CallFailure, 'ok' | 'code' | 'fields' | 'retryAfterSeconds' | 'free'>

/** Errors are told in the order of the fields. */
export function bookingOutcome(result: { ok: true } | Refusal): BookingOutcome {
  if (result.ok) return { status: 'sent' }
  if (result.code === 'held') return { status: 'held' }
  if (result.code === 'too_many_appointments') return { status: 'tooMany' }
  if (result.code === 'slot_taken') return { status: 'taken', free: startsOf(result.free) }
  const names = Object.keys(appointmentFields) as AppointmentField[]
  const invalid = names.filter((field) => result.fields?.[field])
  if (invalid.length > 0) return { status: 'invalid', invalid }
  return { status: 'failed', failure: { code: result.code, retryAfterSeconds: result.retryAfterSeconds } }
}

/** What another backend might answer is looked at before it is believed. */
function startsOf(free: unknown): string[] {
  if (!Array.isArray(free)) return []
  return free.map((slot: { start?: unknown } | null) => slot?.start).filter((start) => typeof start === 'string')
}
