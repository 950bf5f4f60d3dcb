import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './tables.ts'
import { isStoreUnavailable } from './unavailable.ts'

const attempts = 20

/**
 * Rewrites the embedded store's file and empties its log, so that neither holds what was deleted. Other processes may
 * have it open; the log can only be emptied between their reads.
 * @returns false when that could not be done now: another process was at work all the time, or the disk has no room for the copy.
 */
export async function compactSqlite(db: Database): Promise<boolean> {
  try {
    await sql`vacuum`.execute(db)
  } catch (error) {
    if (isStoreUnavailable(error)) return false
    throw error
  }
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await sleep(50)
  }
  return false
}
