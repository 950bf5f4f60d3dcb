import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, onTestFinished } from 'vitest'
import { type Config, readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { createLog, type Logger } from '#server/log.ts'
import { manyVisitors } from './many-visitors.ts'
import { postgresUrl } from './postgres.ts'
import { setTestTiers } from './tiers.ts'

export type StoreKind = Store['kind']

/** An empty, migrated store of its own for one test, with settings that point to it. */
export type TestStore = Store & {
  config: Config
  /** The settings as environment variables, for child processes. */
  env: Record<string, string>
  /**
   * Another pool on the same PostgreSQL, as a second server has it. SQLite stays with its one connection: two in one process
   * would wait for each other; how it fares with several processes is tried with real ones.
   */
  another(): Store
}

export const silentLog: Logger = createLog({ logLevel: 'silent' })

/** Runs the same tests on SQLite and on PostgreSQL. `open`, called inside a test, gives it a store that goes when it ends. */
export function onBothStores(
  name: string,
  tests: (open: (settings?: Record<string, string>) => Promise<TestStore>, kind: StoreKind) => void,
): void {
  for (const kind of ['sqlite', 'postgres'] as const) {
    describe(`${name} on ${kind}`, () => tests((settings) => openTestStore(kind, settings), kind))
  }
}

/** A store for the running test, closed and removed when it ends. */
export async function openTestStore(kind: StoreKind, settings: Record<string, string> = {}): Promise<TestStore> {
  const place = await newPlace(kind)
  const env = {
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://site.example',
    SECRET: 'test'.repeat(10),
    ...manyVisitors,
    ...place.env,
    ...settings,
  }
  const config = readConfig(env)
  const store = openStore(config)
  await migrate(store)
  await setTestTiers(store.db)
  const others: Store[] = []
  onTestFinished(async () => {
    await Promise.all([store, ...others].map((open) => open.close()))
    await place.remove()
  })
  return {
    ...store,
    config,
    env,
    another: () => {
      if (kind === 'sqlite') return store
      const other = openStore(config)
      others.push(other)
      return other
    },
  }
}

/** An empty place for a store, not migrated. */
export async function newPlace(kind: StoreKind): Promise<{ env: Record<string, string>; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'store-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  if (kind === 'sqlite') return { env: { DATA_DIR: folder }, remove: removeFolder }

  // A schema of its own instead of a database of its own: the same isolation at a tenth of the time.
  const url = await postgresUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(url, `create schema ${name}`)
  const parameters = new URLSearchParams({ options: `-c search_path=${name}`, application_name: name })
  return {
    env: { DATA_DIR: folder, DATABASE_URL: `${url}?${parameters.toString().replaceAll('+', '%20')}` },
    remove: async () => {
      await execute(url, `drop schema ${name} cascade`)
      await removeFolder()
    },
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
