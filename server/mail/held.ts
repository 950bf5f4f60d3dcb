import { countChanged, countRows } from '../db/count.ts'
import { idBegins } from '../db/id-begins.ts'
import type { Database } from '../db/tables.ts'

/** Holds all mails that wait, until the operator releases or discards them. @returns how many. */
export async function holdQueued(db: Database, now: Date): Promise<number> {
  return db
    .updateTable('outbox')
    .set({ held_since: now.toISOString(), leased_until: null, leased_by: null })
    .where('status', '=', 'queued')
    .where('held_since', 'is', null)
    .$call(countChanged)
}

export async function countHeld(db: Database): Promise<number> {
  return countRows(db.selectFrom('outbox').where('held_since', 'is not', null))
}

/** Lets held mails go, all or one (by its id or the beginning of it). @returns how many. */
export async function releaseHeld(db: Database, now: Date, id?: string): Promise<number> {
  return db
    .updateTable('outbox')
    .set({ held_since: null, next_attempt_at: now.toISOString() })
    .where('held_since', 'is not', null)
    .$if(id !== undefined, (query) => query.where(idBegins(id as string)))
    .$call(countChanged)
}

/** Takes held mails off the queue for good, all or one. @returns how many. */
export function discardHeld(db: Database, id?: string): Promise<number> {
  return db
    .deleteFrom('outbox')
    .where('held_since', 'is not', null)
    .$if(id !== undefined, (query) => query.where(idBegins(id as string)))
    .$call(countChanged)
}
