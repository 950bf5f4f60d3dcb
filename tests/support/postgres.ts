import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createCluster, installedBinaries, stopProcess } from './postgres-cluster.ts'

const run = promisify(execFile)

const startWithinMs = 60_000

/** Stops every cluster that was started in a folder of this run. */
export async function stopPostgres(runFolder: string): Promise<void> {
  for (const name of await readdir(runFolder)) {
    const pid = Number((await readOrEmpty(join(runFolder, name, 'data', 'postmaster.pid'))).split('\n')[0])
    if (pid > 0) await stopProcess(pid, 'SIGQUIT')
  }
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
    const outcome = await startShared(folder).then(
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

async function startShared(folder: string): Promise<string> {
  const cluster = await createCluster(folder)
  await cluster.start()
  return cluster.url
}

/** Installs Debian's package when there is no PostgreSQL and we may; a failure shows when a test asks for it. */
export async function installPostgresWhenMissing(): Promise<void> {
  if (process.getuid?.() !== 0 || (await installedBinaries())) return
  console.log('Installing PostgreSQL for the tests (apt-get install postgresql) …')
  await installDebianPackage().catch((error: Error) => console.error(error.message))
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
