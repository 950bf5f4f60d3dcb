import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Store } from '#server/db/open.ts'

/** Everything that a store holds, as its bytes (SQLite: file, log and index of the log) or its rows (PostgreSQL). */
export async function rawStore(store: Store): Promise<string> {
  if (store.kind === 'sqlite') {
    const parts = ['', '-wal', '-shm'].map((end) => readFile(`${store.location}${end}`, 'latin1').catch(() => ''))
    return (await Promise.all(parts)).join('\n')
  }
  return rawRows(store)
}

/** Every row of every table, as text: equal as long as nobody has changed anything. */
export async function rawRows(store: Store): Promise<string> {
  const tables = await store.db.introspection.getTables()
  const own = store.kind === 'postgres' ? await currentSchema(store) : undefined
  const dumps = []
  for (const { name } of tables.filter(({ schema }) => schema === own)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.db)
    dumps.push(`${name} ${JSON.stringify(rows)}`)
  }
  return dumps.join('\n')
}

/** Other tests have theirs in the same database, and drop them meanwhile. */
async function currentSchema({ db }: Store): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}
