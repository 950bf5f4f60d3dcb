import type { AppointmentRow } from '../db/tables/appointments.ts'

/** Who changes an appointment: the visitor by the link in a letter, or the team. */
export type Side = 'visitor' | 'operator'

/** An appointment as letters to its visitor tell it: nothing that was typed but the address that they go to. */
export type Told = {
  id: string
  sequence: number
  start: string
  end: string
  email: string
  hasPhone: boolean
  changedAt: string
}

export function told({ id, sequence, start, ends_at, email, phone, changed_at }: AppointmentRow): Told {
  return { id, sequence, start, end: ends_at, email, hasPhone: phone !== null, changedAt: changed_at }
}
