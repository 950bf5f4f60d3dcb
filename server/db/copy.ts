import { sql } from 'kysely'
import { countRows } from './count.ts'
import type { Store } from './open.ts'
import { columnClasses } from './personal-columns.ts'
import type { Database, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

export type CopiedTable = Exclude<keyof Tables, 'schema_migrations'>

/** Every table, those that others refer to first. */
export const copiedTables = Object.keys(columnClasses).filter(
  (table): table is CopiedTable => table !== 'schema_migrations',
)

/** What a store that was only migrated already contains. */
const filledFromTheStart: CopiedTable[] = ['tiers', 'counters', 'daily_runs', 'incidents', 'store_state']

const rowsAtATime = 200

export type Copy =
  | { ok: true; counts: Record<CopiedTable, number> }
  | { ok: false; problem: 'source_in_use' }
  | { ok: false; problem: 'target_not_empty'; table: CopiedTable }

/**
 * Copies the embedded store into an empty, migrated PostgreSQL, in one transaction there: all of it or nothing. Nobody else may
 * have the source open, since what came in meanwhile would stay behind.
 * @throws when the numbers of rows do not agree afterwards; nothing is kept then.
 */
export async function copyStore(source: Store, target: Store): Promise<Copy> {
  if (!(await isOurs(source))) return { ok: false, problem: 'source_in_use' }
  return inTransaction<Copy>(source.db, (from) =>
    inTransaction<Copy>(target.db, async (to) => {
      await sql`set local statement_timeout = 0`.execute(to)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(to)
      await sql`lock table ${sql.join(copiedTables.map((table) => sql.table(table)))}`.execute(to)
      for (const table of copiedTables.filter((name) => !filledFromTheStart.includes(name))) {
        if ((await countRows(to.selectFrom(table))) > 0) return { ok: false, problem: 'target_not_empty', table }
      }
      const counts: Partial<Record<CopiedTable, number>> = {}
      for (const table of copiedTables) {
        counts[table] = await copyTable(table, from, to)
      }
      return { ok: true, counts: counts as Record<CopiedTable, number> }
    }),
  )
}

/** Leaving the write-ahead log works only for a process that has the file alone; the next opening enters it again. */
async function isOurs({ db }: Store): Promise<boolean> {
  try {
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode = delete`.execute(db)
    return rows[0]?.journal_mode === 'delete'
  } catch (error) {
    if (/database is locked/.test((error as Error).message)) return false
    throw error
  }
}

async function copyTable(table: CopiedTable, from: Database, to: Database): Promise<number> {
  await to.deleteFrom(table).execute()
  const rows = await from.selectFrom(table).selectAll().execute()
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    await to
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtATime))
      .execute()
  }
  const arrived = await countRows(to.selectFrom(table))
  if (arrived !== rows.length) throw new Error(`${table}: ${rows.length} rows to move, ${arrived} arrived`)
  return arrived
}
