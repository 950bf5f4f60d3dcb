import { type FormAnswer, type FormOutcome, formOutcome } from '#app/lib/form-outcome.ts'
import { type AppointmentField, appointmentFields } from '#contract/appointment-fields.ts'

export type BookingOutcome =
  | FormOutcome<AppointmentField>
  | { status: 'tooMany' }
  /** Somebody else was faster; starts that are free. */
  | { status: 'taken'; free: string[] }

export function bookingOutcome(answer: FormAnswer): BookingOutcome {
  if (!answer.ok && answer.code === 'too_many_appointments') return { status: 'tooMany' }
  if (!answer.ok && answer.code === 'slot_taken') return { status: 'taken', free: startsOf(answer.free) }
  return formOutcome(appointmentFields, answer)
}

/** What another backend might answer is looked at before it is believed. */
function startsOf(free: unknown): string[] {
  if (!Array.isArray(free)) return []
  return free.map((slot: { start?: unknown } | null) => slot?.start).filter((start) => typeof start === 'string')
}
