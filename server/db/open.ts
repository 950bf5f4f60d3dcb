import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Store = {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** Where the data lies, fit for showing: never a password. */
  location: string
  /** Resolves when the store answers; rejects when it cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens PostgreSQL when DATABASE_URL is set, else SQLite in DATA_DIR. Run `migrate` before the first use. */
export function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log?: Logger): Store {
  if (config.databaseUrl) {
    const { host, pathname } = new URL(config.databaseUrl)
    return storeOf('postgres', new Kysely({ dialect: openPostgres(config.databaseUrl, log) }), `${host}${pathname}`)
  }
  const file = join(config.dataDir, 'site.sqlite')
  return storeOf('sqlite', new Kysely({ dialect: openSqlite(file) }), file)
}

function storeOf(kind: Store['kind'], db: Kysely<Tables>, location: string): Store {
  return {
    kind,
    db,
    location,
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
