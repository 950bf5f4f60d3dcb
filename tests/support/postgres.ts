import { execFile, execFileSync, spawn } from 'node:child_process'
import { chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const startWithinMs = 60_000

/** Stops the cluster if one was started. */
export async function stopPostgres(runFolder: string): Promise<void> {
  const folder = join(runFolder, 'postgres')
  const pid = Number((await readOrEmpty(join(folder, 'data', 'postmaster.pid'))).split('\n')[0])
  if (pid > 0) await stop(pid)
}

/**
 * URL of the private cluster's maintenance database. The first worker that asks starts the cluster, the others wait for it.
 * @throws one line that says what to do when there is no PostgreSQL.
 */
export async function postgresUrl(): Promise<string> {
  const runFolder = process.env.TEST_RUN_FOLDER
  if (!runFolder) throw new Error('tests/support/global-setup.ts has not run: start the tests through vitest')
  const folder = join(runFolder, 'postgres')
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const outcome = await start(folder).then(
      (url) => ({ url }),
      (error: Error) => ({ problem: error.message }),
    )
    await writeFile(join(folder, 'outcome.json'), JSON.stringify(outcome))
  }
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline) {
    const outcome = parse(await readOrEmpty(join(folder, 'outcome.json')))
    if (outcome?.problem) throw new Error(outcome.problem)
    if (outcome?.url) return outcome.url
    await sleep(50)
  }
  throw new Error('The private PostgreSQL did not start in time')
}

/** A cluster in `folder` on a free port of the loopback, tuned for throw-away data. */
async function start(folder: string): Promise<string> {
  const bin = await findBinaries()
  const owner = await unprivileged()
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (owner) {
    await chown(folder, owner.uid, owner.gid)
    await chown(data, owner.uid, owner.gid)
  }
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...owner,
      cwd: folder,
    },
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '32MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    log_min_messages: 'fatal',
  }
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: folder, stdio: 'ignore', detached: true },
  )
  server.unref()
  await listening(port)
  return `postgresql://postgres@127.0.0.1:${port}/postgres`
}

/** Installs Debian's package when there is no PostgreSQL and we may; a failure shows when a test asks for it. */
export async function installPostgresWhenMissing(): Promise<void> {
  if (process.getuid?.() !== 0 || (await installedBinaries())) return
  console.log('Installing PostgreSQL for the tests (apt-get install postgresql) …')
  await installDebianPackage().catch((error: Error) => console.error(error.message))
}

/** Folder with initdb and postgres. */
async function findBinaries(): Promise<string> {
  const found = await installedBinaries()
  if (found) return found
  throw new Error('PostgreSQL is needed for the tests: run "apt-get install postgresql" as root and start them again')
}

async function installedBinaries(): Promise<string | undefined> {
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

/** Debian's package, and its own set-up told beforehand not to create a cluster of the system's own. */
async function installDebianPackage(): Promise<void> {
  await mkdir('/etc/postgresql-common', { recursive: true })
  const setting = '/etc/postgresql-common/createcluster.conf'
  if (!(await exists(setting))) await writeFile(setting, 'create_main_cluster = false\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'postgresql']
  await run('apt-get', install, { env }).catch(async () => {
    await run('apt-get', ['update'], { env })
    await run('apt-get', install, { env })
  })
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
  const deadline = Date.now() + 30_000
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

async function stop(pid: number): Promise<void> {
  signal(pid, 'SIGQUIT')
  const deadline = Date.now() + 5000
  while (signal(pid, 0) && Date.now() < deadline) await sleep(20)
  signal(pid, 'SIGKILL')
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

function parse(text: string): { url?: string; problem?: string } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const exists = (path: string) => stat(path).then(Boolean, () => false)
const readOrEmpty = (path: string) => readFile(path, 'utf8').catch(() => '')
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
