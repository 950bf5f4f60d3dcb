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

/** Servers note there that they live, every few seconds. */
const lifeSigns = 'site_servers'

/** Every row of every table but one, as text: equal as long as nobody has changed anything. */
export async function rawRows(store: Store): Promise<string> {
  const dumps = []
  for (const name of await tableNames(store)) {
    if (name === lifeSigns) continue
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.db)
    dumps.push(`${name} ${JSON.stringify(rows)}`)
  }
  return dumps.join('\n')
}

/** Of this store alone: other tests have theirs in the same database, and drop them while one looks through all of it. */
async function tableNames({ db, kind }: Store): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`.execute(db)
      : await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db)
  return rows.map(({ name }) => name)
}
