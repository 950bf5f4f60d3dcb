import type { Database, OutboxRow } from '../db/tables.ts'
import { dueIn, lease } from './outbox.ts'

/** Turns that nobody took are lost after this time, so that a pause is not followed by a rush. */
const rememberedMs = 3000

/** Sets how many mails of the newsletter may go in a minute, for all workers on the store together. */
export async function setPace(db: Database, perMinute: number, now: Date): Promise<void> {
  await db
    .insertInto('mail_pace')
    .values({ lane: 'newsletter', per_minute: perMinute, next_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('lane').doUpdateSet({ per_minute: perMinute }))
    .execute()
}

/**
 * Takes due mails for a worker: those to one person first, all of them; then those of the newsletter, as many as its pace
 * allows. A newsletter of any length so delays nobody's mail by more than the batch that is being sent.
 */
export async function leaseDue(
  db: Database,
  worker: string,
  now: Date,
  until: Date,
  count: number,
): Promise<OutboxRow[]> {
  const direct = await lease(db, worker, now, until, count)
  if (direct.length === count) return direct
  const next = await dueIn(db, 'newsletter', now.toISOString()).limit(1).execute()
  if (next.length === 0) return direct
  const turns = await takeTurns(db, now, count - direct.length)
  return turns === 0 ? direct : [...direct, ...(await lease(db, worker, now, until, turns, 'newsletter'))]
}

/** @returns how many mails may go now, at most `most`; nobody else is given the same turns. */
async function takeTurns(db: Database, now: Date, most: number): Promise<number> {
  const pace = await db.selectFrom('mail_pace').selectAll().where('lane', '=', 'newsletter').executeTakeFirst()
  if (!pace) return 0
  const intervalMs = 60_000 / pace.per_minute
  const next = Math.max(Date.parse(pace.next_at), now.getTime() - rememberedMs)
  if (next > now.getTime()) return 0
  const turns = Math.min(most, Math.floor((now.getTime() - next) / intervalMs) + 1)
  const { numUpdatedRows } = await db
    .updateTable('mail_pace')
    .set({ next_at: new Date(next + turns * intervalMs).toISOString() })
    .where('lane', '=', 'newsletter')
    .where('next_at', '=', pace.next_at)
    .executeTakeFirst()
  return numUpdatedRows > 0 ? turns : 0
}
