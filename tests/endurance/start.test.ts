import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { readBuildRecord } from '#server/site/build-record.ts'
import { loadSite } from '#server/site/load.ts'
import { siteFolder } from '#server/site/prepare.ts'
import { runTool } from '../support/operator.ts'
import { postgresUrl } from '../support/postgres.ts'
import { freePort } from '../support/server.ts'

// Promise: A start that cannot succeed says why in one line, and changes nothing.

/** The origin that the build was prepared for. */
const preparedFor = 'http://localhost:3000'

type Ended = { code: number | null; stdout: string; stderr: string }

/** Starts the built server, which is expected to end by itself. */
async function start(env: Record<string, string>, options: { cwd?: string; uid?: number } = {}): Promise<Ended> {
  const child: ChildProcess = spawn(process.execPath, [path.resolve('server/main.ts')], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      // Any other origin would have the whole site prepared for it at each start.
      SITE_URL: preparedFor,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  const ended: Ended = { code: null, stdout: '', stderr: '' }
  child.stdout?.on('data', (piece) => {
    ended.stdout += piece
  })
  child.stderr?.on('data', (piece) => {
    ended.stderr += piece
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })))
}

const newFolder = () => mkdtemp(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'start-'))

/** A folder with a store of this version, filled enough to have pages in its middle. */
async function folderWithStore(): Promise<string> {
  const folder = await newFolder()
  const store = openStore(readConfig({ DATA_DIR: folder }))
  await migrate(store)
  const rows = Array.from({ length: 300 }, (_, number) => ({
    key: `k${number}${'x'.repeat(300)}`,
    hits: 1,
    expires_at: '2026',
  }))
  await store.db.insertInto('rate_limits').values(rows).execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db)
  await store.close()
  return folder
}

function expectOneLine({ code, stdout, stderr }: Ended, line: RegExp): void {
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).toMatch(line)
  expect([code, stdout]).toEqual([1, ''])
}

it('a signal ends a server that is still starting, as one that runs', async () => {
  // A database that takes connections and says nothing.
  const database = createServer()
  const isAsked = new Promise((resolve) => database.once('connection', resolve))
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void database.close().closeAllConnections())
  const { port } = database.address() as AddressInfo
  const starting = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...{ PATH: process.env.PATH, PORT: String(await freePort()), SITE_URL: preparedFor },
      ...{ DATABASE_URL: `postgres://site@127.0.0.1:${port}/site`, DATA_DIR: await newFolder() },
    },
    stdio: 'ignore',
  })
  onTestFinished(() => void starting.kill('SIGKILL'))
  const ended = new Promise((resolve) => starting.once('exit', (code, signal) => resolve([code, signal])))
  await isAsked
  starting.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('a store that is no store, or damaged in its middle, is named in one line', async () => {
  const damages: [(file: string) => Promise<void>, RegExp][] = [
    [(file) => writeFile(file, 'this is no database, although it has the name of one\n'.repeat(100)), /damaged/],
    [
      async (file) => {
        const handle = await open(file, 'r+')
        const { size } = await handle.stat()
        for (let at = 8192; at < size; at += 4096) await handle.write(Buffer.alloc(2000, 0xaa), 0, 2000, at)
        await handle.close()
      },
      /damaged/,
    ],
  ]
  const tries = damages.map(async ([damage, line]) => {
    const folder = await folderWithStore()
    await damage(path.join(folder, 'site.sqlite'))
    const [server, tool] = await Promise.all([start({ DATA_DIR: folder }), runTool(['status'], { DATA_DIR: folder })])
    expectOneLine(server, line)
    expect(tool).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]*damaged[^\n]*\n$/) })
  })
  await Promise.all(tries)
})

/** Nothing is read-only for root, so somebody else starts the server. */
it('a folder that may only be read is named in one line', async () => {
  const folder = await folderWithStore()
  await chmod(path.join(folder, 'site.sqlite'), 0o444)
  await chmod(folder, 0o555)
  const nobody = process.getuid?.() === 0 ? { uid: 65534 } : {}
  // The site is prepared for its address beforehand, by whoever may write beside the build.
  const secret = { SECRET: 'x'.repeat(32), SITE_URL: preparedFor }
  const build = path.resolve('build')
  const { siteUrl, bookingUrl } = readConfig({ ...secret, DATA_DIR: folder })
  const addresses = { siteUrl, bookingUrl, anonKey: '', hasModel: false }
  await loadSite(build, addresses)
  await chmod(siteFolder(build, await readBuildRecord(path.join(build, 'raw')), addresses), 0o755)
  const empty = path.join(await newFolder(), 'data')
  await mkdir(empty, { mode: 0o555 })
  await chmod(path.dirname(empty), 0o555)
  const elsewhere = { ...secret, SITE_URL: 'http://localhost:3999', DATA_DIR: empty }
  const tries: [Record<string, string>, RegExp][] = [
    [{ ...secret, DATA_DIR: folder }, /may only be read/],
    [{ DATA_DIR: empty }, /DATA_DIR: expected a folder that this process may write to/],
    [{ ...secret, DATA_DIR: empty }, /may this process write to its folder\?/],
    [elsewhere, /The site cannot be prepared in .+ \(EACCES\)/],
  ]
  await Promise.all(tries.map(async ([settings, line]) => expectOneLine(await start(settings, nobody), line)))
})

it('a site that was not built is named in one line', async () => {
  const folder = await newFolder()
  expectOneLine(await start({ DATA_DIR: folder }, { cwd: folder }), /There is no built site in .+: run npm run build/)
})

it('a database that is away, or refuses us, is named in one line without the password', async () => {
  const secret = { SECRET: 'x'.repeat(32), DATA_DIR: await newFolder() }
  const unknown = Object.assign(new URL(await postgresUrl()), { pathname: '/no_such_database', password: 'hidden' })
  const [away, refused] = await Promise.all([
    start({ ...secret, DATABASE_URL: `postgresql://u:hidden@127.0.0.1:${await freePort()}/site` }),
    start({ ...secret, DATABASE_URL: unknown.href }),
  ])
  expectOneLine(away, /^The store at 127\.0\.0\.1:\d+\/site cannot be reached\n$/)
  expectOneLine(refused, /the database refuses our user, password or database name/)
  expect(away.stderr + refused.stderr).not.toContain('hidden')
})

it('a store of a newer version is named in one line', async () => {
  const folder = await folderWithStore()
  const store = openStore(readConfig({ DATA_DIR: folder }))
  await store.db.insertInto('schema_migrations').values({ name: '9999-later', applied_at: 'later' }).execute()
  await store.close()
  expectOneLine(await start({ DATA_DIR: folder }), /written by a newer version \(it has 9999-later\)/)
})

it('nothing is migrated while the port belongs to somebody else', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => other.close(() => resolve())))
  const { port } = other.address() as AddressInfo
  const folder = await newFolder()
  expectOneLine(await start({ DATA_DIR: folder, PORT: String(port) }), /^PORT: expected a free port, \d+ is in use\n$/)
  const store = openStore(readConfig({ DATA_DIR: folder }))
  const tables = await sql<{ name: string }>`select name from sqlite_master`.execute(store.db)
  await store.close()
  expect(tables.rows).toEqual([])
  expect(await readFile(path.join(folder, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
})
