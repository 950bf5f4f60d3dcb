import { sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import type { Database } from './tables.ts'

/**
 * Runs one statement of bookkeeping that need not wait for the disk: counts of limits, "this mail went out". On the
 * embedded store each wait stops the whole process, and a form with its two mails would wait five times instead of once. Such a write
 * survives the end of the process; a loss of power may take it unless something acknowledged was written since. What is
 * acknowledged to anybody never comes this way. Inside a transaction, and on PostgreSQL, nothing changes.
 */
export async function unsynced<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction || !isSqlite(db)) return work(db)
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}
