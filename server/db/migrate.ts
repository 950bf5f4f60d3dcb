import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Logger } from '../log.ts'
import { StartProblem } from '../start-problem.ts'
import type { Store } from './open.ts'
import type { Database } from './tables.ts'

/** In order of application, by the names of their files. A released migration is never edited; a change is a new one. */
const migrations = readdirSync(new URL('migrations', import.meta.url))
  .map((file) => path.basename(file, '.ts'))
  .sort()

/** Any number that nothing else on the database uses as an advisory lock. */
const lockNumber = 7_253_641_088

/**
 * Brings the store to the newest schema, all or nothing. Safe when several processes start at once: SQLite's immediate
 * transaction or PostgreSQL's advisory lock lets one work while the others wait and then find nothing to do.
 * @throws StartProblem when the store was written by a newer version of this program.
 */
export async function migrate(store: Store, log?: Logger): Promise<void> {
  if (await isMigrated(store)) return
  await store.db.transaction().execute(async (trx) => {
    if (store.kind === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
    }
    await trx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const applied = await appliedNames(store.kind, trx)
    if (isCurrent(applied)) return
    for (const name of migrations.filter((migration) => !applied.includes(migration))) {
      const { up }: { up(db: Database): Promise<void> } = await import(`./migrations/${name}.ts`)
      await up(trx)
      await trx.insertInto('schema_migrations').values({ name, applied_at: new Date().toISOString() }).execute()
      log?.info({ migration: name }, 'schema migrated')
    }
  })
}

/**
 * Whether nothing is left to migrate. Changes nothing.
 * @throws StartProblem when the store was written by a newer version of this program.
 */
export async function isMigrated({ kind, db }: Pick<Store, 'kind' | 'db'>): Promise<boolean> {
  return isCurrent(await appliedNames(kind, db))
}

/** Whether anything was ever migrated here. Changes nothing. */
export async function hasSchema({ kind, db }: Pick<Store, 'kind' | 'db'>): Promise<boolean> {
  return (await appliedNames(kind, db)).length > 0
}

function isCurrent(applied: string[]): boolean {
  const unknown = applied.find((name) => !migrations.includes(name))
  if (unknown)
    throw new StartProblem(`The store was written by a newer version (it has ${unknown}); update this program`)
  return applied.length === migrations.length
}

/** Names of applied migrations; none when the table does not exist yet. */
async function appliedNames(kind: Store['kind'], db: Database): Promise<string[]> {
  const found =
    kind === 'sqlite'
      ? await sql`select 1 from sqlite_master where type = 'table' and name = 'schema_migrations'`.execute(db)
      : await sql`select 1 where to_regclass('schema_migrations') is not null`.execute(db)
  if (found.rows.length === 0) return []
  const rows = await db.selectFrom('schema_migrations').select('name').orderBy('name').execute()
  return rows.map((row) => row.name)
}
