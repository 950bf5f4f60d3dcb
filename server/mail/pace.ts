import { hasChanged } from '../db/count.ts'
import { slackMs } from '../db/past.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { unsynced } from '../db/unsynced.ts'
import { dueIn, giveBack, type Lease, lease } from './leases.ts'
import type { UnverifiedHour } from './unverified-hour.ts'

/** Turns that nobody took are lost after this time, so that a pause is not followed by a rush. */
const rememberedMs = 3000

/** Turns that a worker takes at once, at most. */
const mostTurns = 10

/** Sets how many mails of the newsletter may go in a minute, for all workers on the store together. */
export async function setPace(db: Database, perMinute: number, now: Date): Promise<void> {
  await db
    .insertInto('mail_pace')
    .values({ lane: 'newsletter', per_minute: perMinute, next_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('lane').doUpdateSet({ per_minute: perMinute }))
    .execute()
}

/**
 * Takes due mails for a worker: those to one person first, all of them; then those to unconfirmed addresses, as many as the hour
 * allows; then those of the newsletter, as many as its pace allows. A newsletter of any length so delays nobody's mail by
 * more than the batch that is being sent.
 */
export async function leaseDue(db: Database, asked: Lease, hour: UnverifiedHour): Promise<OutboxRow[]> {
  const { now, count } = asked
  const rows = await lease(db, 'direct', asked)
  if (rows.length < count) {
    rows.push(...(await leaseUnverified(db, { ...asked, count: count - rows.length }, hour)))
  }
  if (rows.length === count) return rows
  const next = await dueIn(db, 'newsletter', now).limit(1).execute()
  if (next.length === 0) return rows
  // Lost with the power, a turn or a lease has a mail sent again, as the note of its sending would.
  const taken = await unsynced(db, async (on) => {
    const turns = await takeTurns(on, now, count - rows.length)
    return turns === 0 ? [] : lease(on, 'newsletter', { ...asked, count: turns })
  })
  return [...rows, ...taken]
}

/** What is tried again was counted at its first attempt. */
async function leaseUnverified(db: Database, asked: Lease, hour: UnverifiedHour): Promise<OutboxRow[]> {
  if (await hour.isUsedUp()) return lease(db, 'unverified', asked, 'again')
  // Counted once they are ours: another worker may have been quicker.
  const rows = await lease(db, 'unverified', asked)
  const allowed = await Promise.all(rows.map(({ attempts }) => attempts > 1 || hour.take()))
  const isAllowed = (_: OutboxRow, place: number) => allowed[place]
  for (const row of rows.filter((row, place) => !isAllowed(row, place))) await giveBack(db, row)
  return rows.filter(isAllowed)
}

/** @returns how many mails may go now, at most `most`; nobody else is given the same turns. */
async function takeTurns(db: Database, now: Date, most: number): Promise<number> {
  const pace = await db.selectFrom('mail_pace').selectAll().where('lane', '=', 'newsletter').executeTakeFirst()
  if (!pace) return 0
  const intervalMs = 60_000 / pace.per_minute
  const noted = Date.parse(pace.next_at)
  // Further ahead than turns are ever taken, it was noted while a clock was wrong.
  const isAstray = noted > now.getTime() + mostTurns * intervalMs + slackMs
  const next = isAstray ? now.getTime() : Math.max(noted, now.getTime() - rememberedMs)
  if (next > now.getTime()) return 0
  const turns = Math.min(most, mostTurns, Math.floor((now.getTime() - next) / intervalMs) + 1)
  const isOurs = await db
    .updateTable('mail_pace')
    .set({ next_at: new Date(next + turns * intervalMs).toISOString() })
    .where('lane', '=', 'newsletter')
    .where('next_at', '=', pace.next_at)
    .$call(hasChanged)
  return isOurs ? turns : 0
}
