import { type Kysely, SqliteAdapter } from 'kysely'

/** Whether this is the embedded store: for the few statements that the two stores say differently. */
// biome-ignore lint/suspicious/noExplicitAny: any schema
export function isSqlite(db: Kysely<any>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}
