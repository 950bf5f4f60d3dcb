import { countChanged } from '../db/count.ts'
import { hasCome } from '../db/past.ts'
import type { RateLimit } from '../db/tables/running.ts'
import type { Database } from '../db/tables.ts'
import { type LimitName, limitsTable } from './limits-table.ts'

/** Every limit that is counted for a subject (a keyed hash). */
export function limitsOf(db: Database, subject: string): Promise<RateLimit[]> {
  return db.selectFrom('rate_limits').selectAll().where('key', 'in', keysOf(subject)).orderBy('key').execute()
}

export function eraseLimits(db: Database, subject: string): Promise<number> {
  return countChanged(db.deleteFrom('rate_limits').where('key', 'in', keysOf(subject)))
}

const longestWindowMs = 1000 * Math.max(...Object.values(limitsTable).map(({ windowSeconds }) => windowSeconds))

/** Deletes windows that have ended. */
export function deleteEndedLimits(db: Database, now: Date): Promise<number> {
  return countChanged(db.deleteFrom('rate_limits').where(hasCome('expires_at', now, longestWindowMs)))
}

/** Whether hits were refused in the window that runs now. */
export async function isUsedUp(
  db: Database,
  limit: LimitName,
  subject: string,
  max: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', `${limit}:${subject}`)
    .where((row) => row.not(hasCome('expires_at', now, limitsTable[limit].windowSeconds * 1000)))
    .executeTakeFirst()
  return row !== undefined && row.hits > max
}

function keysOf(subject: string): string[] {
  return Object.keys(limitsTable).map((name) => `${name}:${subject}`)
}
