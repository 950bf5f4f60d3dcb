import { execFile, execFileSync, spawn } from 'node:child_process'
import { chown, mkdir, readdir, stat } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './server.ts'

const run = promisify(execFile)

/** A private PostgreSQL that can be started and stopped again under the same address. */
export type Cluster = {
  /** Of its maintenance database. */
  url: string
  /** Resolves when it takes connections. */
  start(): Promise<void>
  /** Ends it as a restart of the machine does: connections are cut, what was committed stays. */
  stop(): Promise<void>
}

/**
 * A cluster in `folder` (which exists) on a free port of the loopback, tuned for throw-away data; not started.
 * @param settings of postgresql.conf that replace ours
 * @throws one line that says what to do when there is no PostgreSQL.
 */
export async function createCluster(folder: string, settings: Record<string, string | number> = {}): Promise<Cluster> {
  const bin = await findBinaries()
  const owner = await unprivileged()
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (owner) {
    await chown(folder, owner.uid, owner.gid)
    await chown(data, owner.uid, owner.gid)
  }
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  await run(join(bin, 'initdb'), init, { ...owner, cwd: folder })
  const port = await freePort()
  const all = { ...throwAway, listen_addresses: '127.0.0.1', port, unix_socket_directories: '', ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let pid = 0
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start: async () => {
      const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
        detached: true,
      })
      server.unref()
      pid = server.pid ?? 0
      await listening(port)
    },
    stop: () => stopProcess(pid, 'SIGINT'),
  }
}

const throwAway = {
  max_connections: 300,
  shared_buffers: '32MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  log_min_messages: 'fatal',
}

/** Folder with initdb and postgres; undefined when there is none. */
export async function installedBinaries(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = (await readdir(debian).catch(() => [])).sort((left, right) => Number(right) - Number(left))
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/bin',
  ]
  for (const folder of folders) {
    if ((await exists(join(folder, 'initdb'))) && (await exists(join(folder, 'postgres')))) return folder
  }
  return undefined
}

/** Ends a process, by force when it takes longer than 10 s. */
export async function stopProcess(pid: number, name: NodeJS.Signals): Promise<void> {
  signal(pid, name)
  const deadline = Date.now() + 10_000
  while (signal(pid, 0) && Date.now() < deadline) await sleep(20)
  signal(pid, 'SIGKILL')
}

async function findBinaries(): Promise<string> {
  const found = await installedBinaries()
  if (found) return found
  throw new Error('PostgreSQL is needed for the tests: run "apt-get install postgresql" as root and start them again')
}

/** PostgreSQL refuses to run as root: somebody with fewer rights then owns the cluster. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // The next user may exist.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody" to run it as')
}

async function listening(port: number): Promise<void> {
  const { Client } = await import('pg')
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`The private PostgreSQL did not start: ${(error as Error).message}`)
      await sleep(50)
    }
  }
}

/** @returns false when there is no such process any more. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}

const exists = (path: string) => stat(path).then(Boolean, () => false)
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
