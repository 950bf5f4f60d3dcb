import type { ServiceContext } from '../context.ts'
import type { AppointmentRow } from '../db/tables/appointments.ts'
import type { Database } from '../db/tables.ts'
import type { QueuedLetter } from '../letters.ts'
import { takeBack } from '../mail/outbox.ts'
import { type ChangeNotice, cancelledLetter, movedLetter, type Side } from './letter-facts.ts'
import { slotMs } from './slots.ts'
import * as store from './store.ts'

/** What both sides do to an appointment, with the letters that follow. Call each with the book taken (`takeBook`). */
export function createChanges(context: ServiceContext) {
  /** @returns undefined when it has changed since it was read, or the place is taken */
  async function move(
    trx: Database,
    row: AppointmentRow,
    to: { start: string; hostId: string },
    by: Side,
    telling?: ChangeNotice,
  ): Promise<AppointmentRow | undefined> {
    const now = context.now().toISOString()
    const moved = await store.changeAppointment(trx, row, {
      ...slotFrom(to.start),
      host_id: to.hostId,
      timed_at: now,
      changed_at: now,
      reminded_at: null,
      reminder_mail_id: null,
    })
    if (!moved) return undefined
    await dropReminder(trx, row)
    await dropInvitation(trx, row, context.now())
    const letter = movedLetter(moved, row.start, by, telling)
    const mails: QueuedLetter[] = [{ to: row.email, language: row.language, letter }]
    if (by === 'visitor') mails.push(toOperator(moved, 'moved', row.start))
    await context.enqueue(trx, ...mails)
    return moved
  }

  /** @returns undefined when it has changed since it was read */
  async function cancel(
    trx: Database,
    row: AppointmentRow,
    by: Side,
    telling?: ChangeNotice,
  ): Promise<AppointmentRow | undefined> {
    const now = context.now().toISOString()
    const cancelled = await store.changeAppointment(trx, row, {
      status: 'cancelled',
      cancelled_at: now,
      cancelled_by: by,
      changed_at: now,
      reminder_mail_id: null,
    })
    if (!cancelled) return undefined
    await dropReminder(trx, row)
    await dropInvitation(trx, row, context.now())
    const letter = cancelledLetter(cancelled, by, telling)
    const mails: QueuedLetter[] = [{ to: row.email, language: row.language, letter }]
    if (by === 'visitor') mails.push(toOperator(cancelled, 'cancelled'))
    await context.enqueue(trx, ...mails)
    return cancelled
  }

  /** The letter to the operator, with all that the visitor told. */
  function toOperator(row: AppointmentRow, change: 'booked' | 'moved' | 'cancelled', before?: string): QueuedLetter {
    const { start, name, email, phone, topic, page, language } = row
    const given = { start, name, email, phone: phone ?? undefined, topic: topic ?? undefined, page: page ?? undefined }
    const letter = { kind: 'appointment-operator', change, ...given, before } as const
    return { to: context.config.operatorEmail, language, letter }
  }

  return { move, cancel, toOperator }
}

/** The times of a conversation that begins then. */
export function slotFrom(start: string): Pick<AppointmentRow, 'start' | 'ends_at'> {
  return { start, ends_at: new Date(Date.parse(start) + slotMs()).toISOString() }
}

/** The invitation to what the team has just entered, as long as it waits to be taken back. */
export async function heldInvitation(
  trx: Database,
  { id, email }: Pick<AppointmentRow, 'id' | 'email'>,
): Promise<string | undefined> {
  const waiting = await trx
    .selectFrom('outbox')
    .select(['id', 'params'])
    .where('letter', '=', 'appointment-confirmation')
    .where('recipient', '=', email)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .execute()
  return waiting.find(({ params }) => JSON.parse(params).id === id)?.id
}

/** An invitation that still waits would come after the letter about the change, which says all that it says. */
async function dropInvitation(trx: Database, row: AppointmentRow, now: Date): Promise<void> {
  const mail = await heldInvitation(trx, row)
  if (mail) await takeBack(trx, mail, now)
}

/** A reminder that has not left says what is no longer so. */
async function dropReminder(trx: Database, { reminder_mail_id }: AppointmentRow): Promise<void> {
  if (!reminder_mail_id) return
  await trx
    .deleteFrom('outbox')
    .where('id', '=', reminder_mail_id)
    .where('status', '=', 'queued')
    .where('leased_by', 'is', null)
    .execute()
}
