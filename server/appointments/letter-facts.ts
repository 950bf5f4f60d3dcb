import type { AppointmentRow } from '../db/tables/appointments.ts'

/** Who changes an appointment: the visitor by the link in a letter, or the team. */
export type Side = 'visitor' | 'operator'

/** An appointment as letters to its visitor tell it: nothing that was typed but the address that they go to. */
export type LetterFacts = {
  id: string
  sequence: number
  start: string
  end: string
  email: string
  hasPhone: boolean
  changedAt: string
}

export function letterFacts({ id, sequence, start, ends_at, email, phone, changed_at }: AppointmentRow): LetterFacts {
  return { id, sequence, start, end: ends_at, email, hasPhone: phone !== null, changedAt: changed_at }
}

/** How the team's letter about a change begins, and what the team adds to it. */
export type ChangeNotice = {
  /** The visitor wished for it; else it is the team that cannot make the time. */
  isAsked?: boolean | undefined
  message?: string | undefined
}

/** The letter that tells the visitor of a move, or of a cancellation. */
export function movedLetter(moved: AppointmentRow, before: string, by: Side, telling: ChangeNotice = {}) {
  return { kind: 'appointment-moved', ...letterFacts(moved), by, before, ...inLetter(telling) } as const
}

export function cancelledLetter(cancelled: AppointmentRow, by: Side, telling: ChangeNotice = {}) {
  return { kind: 'appointment-cancelled', ...letterFacts(cancelled), by, ...inLetter(telling) } as const
}

function inLetter({ isAsked, message }: ChangeNotice): { isAsked?: true; message?: string } {
  const words = message?.trim()
  return { ...(isAsked && { isAsked: true }), ...(words && { message: words }) }
}
