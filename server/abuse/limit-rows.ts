import { countDeleted } from '../db/count-deleted.ts'
import type { Database, RateLimit } from '../db/tables.ts'
import { limitsTable } from './limits-table.ts'

/** Every limit that is counted for a subject (a keyed hash). */
export function limitsOf(db: Database, subject: string): Promise<RateLimit[]> {
  return db.selectFrom('rate_limits').selectAll().where('key', 'in', keysOf(subject)).orderBy('key').execute()
}

export function eraseLimits(db: Database, subject: string): Promise<number> {
  return countDeleted(db.deleteFrom('rate_limits').where('key', 'in', keysOf(subject)))
}

/** Deletes windows that have ended. */
export function deleteEndedLimits(db: Database, now: string): Promise<number> {
  return countDeleted(db.deleteFrom('rate_limits').where('expires_at', '<=', now))
}

function keysOf(subject: string): string[] {
  return Object.keys(limitsTable).map((name) => `${name}:${subject}`)
}
