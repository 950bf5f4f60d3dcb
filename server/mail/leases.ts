import { sql } from 'kysely'
import { hasChanged } from '../db/count.ts'
import { isSqlite } from '../db/dialect.ts'
import { hasCome } from '../db/past.ts'
import { ofPausedIssue } from '../db/paused-issue.ts'
import type { MailLane, OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import type { HeldLease } from './lease-watch.ts'

/** No mail is set to a later time than this: the longest pause between two attempts, and what is held back for a moment. */
const furthestDueMs = 60 * 60_000

/** Whose turn it is: queued in a lane, due, and with no worker. */
export function dueIn(db: Database, lane: MailLane, now: Date) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', lane)
    .where('status', '=', 'queued')
    .where(hasCome('next_attempt_at', now, furthestDueMs))
    .where('leased_by', 'is', null)
    .where('held_since', 'is', null)
    .$if(lane === 'newsletter', (query) => query.where(({ not, exists }) => not(exists(ofPausedIssue(db)))))
    .orderBy('next_attempt_at')
}

/** What a worker asks for: so many mails, until a time to which it keeps putting its lease forward. */
export type Lease = { worker: string; now: Date; until: Date; count: number }

/**
 * Takes up to `count` due rows of a lane for one worker, the longest due first. On PostgreSQL those that another worker is taking
 * at this moment are left to it.
 * @param attempt only rows that were tried before
 */
export async function lease(
  db: Database,
  lane: MailLane,
  { worker, now, until, count }: Lease,
  attempt?: 'again',
): Promise<OutboxRow[]> {
  const due = dueIn(db, lane, now)
    .$if(attempt === 'again', (query) => query.where('attempts', '>', 0))
    .limit(count)
  const rows = await db
    // Chosen once: PostgreSQL may run a subquery again for each row of the table, and would then take others than the first ones.
    .with(
      (name) => name('due').materialized(),
      () => (isSqlite(db) ? due : due.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set({ leased_until: until.toISOString(), leased_by: worker, attempts: sql`attempts + 1` })
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute()
  return rows.sort((left, right) => (left.next_attempt_at < right.next_attempt_at ? -1 : 1))
}

/** Shows that a worker lives. @returns the ids of the rows that it still holds. */
export async function renewLeases(db: Database, worker: string, until: Date): Promise<string[]> {
  const rows = await db
    .updateTable('outbox')
    .set({ leased_until: until.toISOString() })
    .where('leased_by', '=', worker)
    .where('status', '=', 'queued')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Leases of all other workers. */
export async function leasesOfOthers(db: Database, worker: string): Promise<HeldLease[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'leased_by', 'leased_until'])
    .where('leased_by', 'is not', null)
    .where('leased_by', '!=', worker)
    .where('status', '=', 'queued')
    .execute()
  return rows.map(({ id, leased_by, leased_until }) => ({
    id,
    leased_by: leased_by ?? '',
    leased_until: leased_until ?? '',
  }))
}

/** Ends a lease, unless its worker has shown meanwhile that it lives. The attempt stays counted: the mail may have gone out. */
export async function endLease(db: Database, { id, leased_by, leased_until }: HeldLease): Promise<boolean> {
  return db
    .updateTable('outbox')
    .set({ leased_until: null, leased_by: null })
    .where('id', '=', id)
    .where('leased_by', '=', leased_by)
    .where('leased_until', '=', leased_until)
    .$call(hasChanged)
}

/** Gives a leased row back untouched. */
export async function giveBack(db: Database, row: OutboxRow): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: null, leased_by: null, attempts: sql`attempts - 1` })
    .where('id', '=', row.id)
    .where('leased_by', '=', row.leased_by)
    .execute()
}

/**
 * Gives rows back untouched that a stopping worker did not get to.
 * @param except ids of mails that went out, although that could not be noted yet
 */
export async function release(db: Database, worker: string, except: string[] = []): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: null, leased_by: null, attempts: sql`attempts - 1` })
    .where('leased_by', '=', worker)
    .where('status', '=', 'queued')
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .execute()
}
