import { sql } from 'kysely'
import { countChanged, countRows, hasChanged } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import { holdsWords } from '../db/holds-words.ts'
import { idBegins } from '../db/id-begins.ts'
import { dialledNumber } from '../db/search-text.ts'
import type { AppointmentBlock, AppointmentHours, AppointmentRow } from '../db/tables/appointments.ts'
import type { Database } from '../db/tables.ts'

/** Times from which and until which; ISO 8601 in UTC. */
export type Span = { from: string; until: string }

/**
 * Takes the book for this transaction, so that changes come one after the other, on any number of servers: what is read next
 * stays true until it ends. Take it before anything else.
 */
export async function takeBook(trx: Database): Promise<void> {
  await trx.updateTable('counters').set({ value: sql`value + 1` }).where('name', '=', 'appointments').execute()
}

/** How often the book was changed so far. */
export async function bookRevision(db: Database): Promise<number> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', 'appointments').executeTakeFirst()
  return row?.value ?? 0
}

/** Living appointments that touch a span, in order. */
export function livingWithin(
  db: Database,
  { from, until }: Span,
): Promise<Pick<AppointmentRow, 'id' | 'host_id' | 'start' | 'ends_at'>[]> {
  return db
    .selectFrom('appointments')
    .select(['id', 'host_id', 'start', 'ends_at'])
    .where('status', '<>', 'cancelled')
    .where('ends_at', '>', from)
    .where('start', '<', until)
    .orderBy('start')
    .execute()
}

/** All appointments that touch a span, cancelled ones too, in order. */
export function appointmentsWithin(db: Database, { from, until }: Span): Promise<AppointmentRow[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('ends_at', '>', from)
    .where('start', '<', until)
    .orderBy('start')
    .orderBy('id')
    .execute()
}

/** @returns false when the store has a living appointment at that place already */
export async function addAppointment(db: Database, row: Omit<AppointmentRow, 'email_key'>): Promise<boolean> {
  return db
    .insertInto('appointments')
    .values({ ...row, email_key: emailKey(row.email || row.phone || row.id) })
    .onConflict((conflict) => conflict.doNothing())
    .$call(hasChanged)
}

export async function removeAppointment(db: Database, id: string): Promise<void> {
  await db.deleteFrom('appointments').where('id', '=', id).execute()
}

export function findAppointment(db: Database, id: string): Promise<AppointmentRow | undefined> {
  return db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Those whose id begins so; two at most, enough to see that it is not unique. */
export function findAppointments(db: Database, idStart: string): Promise<AppointmentRow[]> {
  return db.selectFrom('appointments').selectAll().where(idBegins(idStart)).limit(2).execute()
}

/** All of a person, in order. */
export function appointmentsOf(db: Database, email: string): Promise<AppointmentRow[]> {
  return db.selectFrom('appointments').selectAll().where('email_key', '=', emailKey(email)).orderBy('start').execute()
}

/** Those in whose name, address, number or subject all words of a search stand, the latest first. */
export async function searchAppointments(
  db: Database,
  search: string,
  limit: number,
): Promise<{ rows: AppointmentRow[]; total: number }> {
  const dialled = sql<string>`replace(replace(coalesce(phone, ''), ' ', ''), '+41', '0')`
  const text = sql<string>`name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(topic, '') || ' ' || ${dialled}`
  const found = db.selectFrom('appointments').where(holdsWords(text, dialledNumber(search) ?? search))
  const rows = await found.selectAll().orderBy('start', 'desc').orderBy('id').limit(limit).execute()
  return { rows, total: await countRows(found) }
}

/** Booked ones of a person that have not begun. */
export async function countOpen(db: Database, email: string, now: string): Promise<number> {
  return countRows(
    db
      .selectFrom('appointments')
      .where('email_key', '=', emailKey(email))
      .where('status', '=', 'booked')
      .where('start', '>', now),
  )
}

type Change = Partial<Omit<AppointmentRow, 'id' | 'email' | 'email_key' | 'sequence'>>

/** Changes an appointment that is still as it was read (`sequence`), and counts it up unless told otherwise. */
export function changeAppointment(
  db: Database,
  { id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>,
  change: Change,
  counts = true,
): Promise<AppointmentRow | undefined> {
  return db
    .updateTable('appointments')
    .set({ ...change, ...(counts && { sequence: sequence + 1 }) })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .returningAll()
    .executeTakeFirst()
}

/** Booked, not yet reminded of, beginning in the span, and timed before `timedBefore`. */
export function dueForReminder(db: Database, { from, until }: Span, timedBefore: string): Promise<AppointmentRow[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('status', '=', 'booked')
    .where('reminded_at', 'is', null)
    .where('start', '>=', from)
    .where('start', '<', until)
    .where('timed_at', '<', timedBefore)
    .orderBy('start')
    .execute()
}

/** Marks an appointment as reminded of. @returns false when another server has, or it has changed meanwhile */
export async function markReminded(
  db: Database,
  { id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>,
  now: string,
): Promise<boolean> {
  return db
    .updateTable('appointments')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .where('status', '=', 'booked')
    .where('reminded_at', 'is', null)
    .$call(hasChanged)
}

export async function keepReminderMail(db: Database, id: string, mailId: string): Promise<void> {
  await db.updateTable('appointments').set({ reminder_mail_id: mailId }).where('id', '=', id).execute()
}

/** Hours of members who are in the team, in order. */
export function listHours(db: Database): Promise<AppointmentHours[]> {
  return db
    .selectFrom('appointment_hours')
    .selectAll()
    .orderBy('member_id')
    .orderBy('weekday')
    .orderBy('from_time')
    .execute()
}

export async function replaceHours(db: Database, memberId: string, hours: AppointmentHours[]): Promise<void> {
  await db.deleteFrom('appointment_hours').where('member_id', '=', memberId).execute()
  if (hours.length > 0) await db.insertInto('appointment_hours').values(hours).execute()
}

/** Blocks that touch a span, in order. */
export function blocksWithin(db: Database, { from, until }: Span): Promise<AppointmentBlock[]> {
  return db
    .selectFrom('appointment_blocks')
    .selectAll()
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

export async function addBlock(db: Database, block: AppointmentBlock): Promise<void> {
  await db.insertInto('appointment_blocks').values(block).execute()
}

/** Those whose id begins so; two at most. */
export function findBlocks(db: Database, idStart: string): Promise<AppointmentBlock[]> {
  return db.selectFrom('appointment_blocks').selectAll().where(idBegins(idStart)).limit(2).execute()
}

export async function removeBlock(db: Database, id: string): Promise<boolean> {
  return (await countChanged(db.deleteFrom('appointment_blocks').where('id', '=', id).where('source', '=', 'desk'))) > 0
}

/** The busy times of a calendar elsewhere, in order. */
export function feedBlocks(db: Database): Promise<AppointmentBlock[]> {
  return db
    .selectFrom('appointment_blocks')
    .selectAll()
    .where('source', '=', 'feed')
    .orderBy('starts_at')
    .orderBy('ends_at')
    .execute()
}

/** Puts the busy times of a calendar elsewhere in the place of those read before. */
export async function replaceFeedBlocks(db: Database, blocks: AppointmentBlock[]): Promise<void> {
  await db.deleteFrom('appointment_blocks').where('source', '=', 'feed').execute()
  for (let at = 0; at < blocks.length; at += 100) {
    await db
      .insertInto('appointment_blocks')
      .values(blocks.slice(at, at + 100))
      .execute()
  }
}
