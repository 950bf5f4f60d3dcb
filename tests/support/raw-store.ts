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
  const dumps = []
  for (const { name, schema } of tables) {
    const { rows } = await sql`select * from ${schema ? sql.table(`${schema}.${name}`) : sql.table(name)}`.execute(
      store.db,
    )
    dumps.push(`${name} ${JSON.stringify(rows)}`)
  }
  return dumps.join('\n')
}
