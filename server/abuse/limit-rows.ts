import { countDeleted } from '../db/count-deleted.ts'
import type { Database, RateLimit } from '../db/tables.ts'
import { type LimitName, limitsTable } from './limits-table.ts'

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

/** Whether hits were refused in the window that runs now. */
export async function isUsedUp(
  db: Database,
  limit: LimitName,
  subject: string,
  max: number,
  now: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', `${limit}:${subject}`)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined && row.hits > max
}

function keysOf(subject: string): string[] {
  return Object.keys(limitsTable).map((name) => `${name}:${subject}`)
}
