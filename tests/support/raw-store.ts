import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Store } from '#server/db/open.ts'

/** Everything that a store holds, as its bytes (SQLite: file, log and index of the log) or its rows (PostgreSQL). */
export async function rawStore(store: Store): Promise<string> {
  if (store.kind === 'sqlite') {
    const parts = ['', '-wal', '-shm'].map((end) => readFile(`${store.location}${end}`, 'latin1').catch(() => ''))
    return (await Promise.all(parts)).join('\n')
  }
  const tables = await store.db.introspection.getTables()
  const dumps = []
  for (const { name, schema } of tables) {
    const { rows } = await sql`select * from ${sql.table(`${schema}.${name}`)}`.execute(store.db)
    dumps.push(`${name} ${JSON.stringify(rows)}`)
  }
  return dumps.join('\n')
}
