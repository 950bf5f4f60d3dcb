import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
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
import { readSchema, renewSchema, type UsedSchema } from './used-schemas.ts'

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

/** Tests of a service. `open`, called inside a test, gives it a store that goes when it ends. */
type StoreTests = (open: (settings?: Record<string, string>) => Promise<TestStore>, kind: StoreKind) => void

/** Runs the same tests on SQLite and on PostgreSQL, wherever the two differ: in their SQL, in locks and races. */
export function onBothStores(name: string, tests: StoreTests): void {
  onStores(['sqlite', 'postgres'], name, tests)
}

/** Runs tests of what is the same on both stores: on SQLite in daily work, on PostgreSQL in the endurance run (`vitest.config.ts`). */
export function onStoreOfRun(name: string, tests: StoreTests): void {
  onStores([process.env.TEST_STORE === 'postgres' ? 'postgres' : 'sqlite'], name, tests)
}

function onStores(kinds: StoreKind[], name: string, tests: StoreTests): void {
  for (const kind of kinds) {
    describe(`${name} on ${kind}`, () => tests((settings) => openTestStore(kind, settings), kind))
  }
}

/** A store for the running test, closed and removed when it ends. */
export async function openTestStore(kind: StoreKind, settings: Record<string, string> = {}): Promise<TestStore> {
  const place = await (kind === 'sqlite' ? copiedPlace() : renewedPlace())
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
  // Finds nothing to do, and opens the first connection, as at the start of a server.
  await migrate(store)
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

type Place = { env: Record<string, string>; remove(): Promise<void> }

/** An empty place for a store, not migrated. */
export async function newPlace(kind: StoreKind): Promise<Place> {
  const { folder, remove } = await newFolder()
  if (kind === 'sqlite') return { env: { DATA_DIR: folder }, remove }

  // A schema of its own instead of a database of its own: the same isolation at a tenth of the time.
  const url = await postgresUrl()
  const name = await newSchema(url)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: addressOf(url, name) },
    remove: async () => {
      await dropSchema(url, name)
      await remove()
    },
  }
}

let sqliteTemplate: Promise<string> | undefined

/** A place with a new store on SQLite: a copy of one that was made once, at a quarter of the time. */
async function copiedPlace(): Promise<Place> {
  sqliteTemplate ??= newFolder().then(async ({ folder }) => {
    await makeStore({ DATA_DIR: folder })
    return join(folder, 'site.sqlite')
  })
  const { folder, remove } = await newFolder()
  await copyFile(await sqliteTemplate, join(folder, 'site.sqlite'))
  return { env: { DATA_DIR: folder }, remove }
}

/** Schemas whose tests have ended, with a new store each. */
const renewed: UsedSchema[] = []

/** A place with a new store on PostgreSQL, in a schema that an earlier test may have used. */
async function renewedPlace(): Promise<Place> {
  const url = await postgresUrl()
  const { folder, remove } = await newFolder()
  const schema = renewed.pop() ?? (await madeSchema(url))
  return {
    env: { DATA_DIR: folder, DATABASE_URL: addressOf(url, schema.name) },
    remove: async () => {
      if (await renewSchema(url, schema)) renewed.push(schema)
      else await dropSchema(url, schema.name)
      await remove()
    },
  }
}

async function madeSchema(url: string): Promise<UsedSchema> {
  const name = await newSchema(url)
  await makeStore({ DATABASE_URL: addressOf(url, name) })
  return readSchema(url, name)
}

async function makeStore(env: Record<string, string>): Promise<void> {
  const store = openStore(readConfig({ SECRET: 'test'.repeat(10), ...env }))
  await migrate(store)
  await setTestTiers(store.db)
  await store.close()
}

async function newFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'store-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function newSchema(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(url, `create schema ${name}`)
  return name
}

const dropSchema = (url: string, name: string) => execute(url, `drop schema ${name} cascade`)

/** All that connects under this address bears the schema's name. */
function addressOf(url: string, name: string): string {
  const parameters = new URLSearchParams({ options: `-c search_path=${name}`, application_name: name })
  return `${url}?${parameters.toString().replaceAll('+', '%20')}`
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
