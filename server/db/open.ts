import { join } from 'node:path'
import { Kysely } from 'kysely'
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
  close(): Promise<void>
}

/** Where the data lies, fit for showing: never a password. */
export function storeLocation({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return join(dataDir, 'site.sqlite')
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

/** Opens PostgreSQL when DATABASE_URL is set, else SQLite in DATA_DIR. Run `migrate` before the first use. */
export function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log?: Logger): Store {
  const location = storeLocation(config)
  const kind = config.databaseUrl ? 'postgres' : 'sqlite'
  const dialect = config.databaseUrl ? openPostgres(config.databaseUrl, log) : openSqlite(location)
  const db = new Kysely<Tables>({ dialect })
  return { kind, db, location, close: () => db.destroy() }
}
