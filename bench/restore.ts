import { execFileSync } from 'node:child_process'
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import '#tests/support/use-files.ts'
import { openOffice } from '#tests/support/desk-office.ts'
import { runTool } from '#tests/support/operator.ts'
import { createCluster, installedBinaries } from '#tests/support/postgres-cluster.ts'
import { startServer } from '#tests/support/server.ts'
import { fillStore } from './support/desk-rows.ts'
import { printTable } from './support/report.ts'

// How long a copy takes while the server runs, and how long it is from a copy to the first page: npm run bench -- restore
const size = 100_000
const secret = 'bench'.repeat(8)

type Timed = { copy: number; putBack: number; start: number }

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
// The cluster's owner, who is not root, has to pass through.
await chmod(folder, 0o711)
try {
  print('SQLite', await embedded())
  print('PostgreSQL', await onPostgres())
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function embedded(): Promise<Timed> {
  const server = await filled({})
  const file = path.join(folder, 'copy.sqlite')
  const copy = await timed(async () => {
    const { code, stderr } = await runTool(['backup', file], { DATA_DIR: server.dataDir, SECRET: secret })
    if (code !== 0) throw new Error(stderr)
  })
  await server.stop()
  const dataDir = await mkdtemp(path.join(folder, 'data-'))
  const putBack = await timed(() => copyFile(file, path.join(dataDir, 'site.sqlite')))
  return { copy, putBack, start: await started({ DATA_DIR: dataDir }) }
}

async function onPostgres(): Promise<Timed> {
  const bin = await installedBinaries()
  // Written to the disk, as a server of an office does it.
  const cluster = await createCluster(folder, { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  await cluster.start()
  try {
    const server = await filled({ DATABASE_URL: cluster.url })
    const file = path.join(folder, 'copy.dump')
    const run = (program: string, ...args: string[]) => execFileSync(`${bin}/${program}`, args)
    const copy = await timed(() => run('pg_dump', '--format=custom', `--file=${file}`, cluster.url))
    await server.stop()
    run('psql', '--quiet', '--command=create database restored', cluster.url)
    const url = new URL('/restored', cluster.url).href
    const putBack = await timed(() => run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${url}`, file))
    return { copy, putBack, start: await started({ DATABASE_URL: url }) }
  } finally {
    await cluster.stop()
  }
}

async function filled(env: Record<string, string>) {
  const server = await startServer({ LOG_LEVEL: 'warn', SECRET: secret, ...env })
  const office = await openOffice(server, { SECRET: secret, ...env })
  await fillStore(office.store, { enquiries: size, people: size / 2 })
  await office.store.close()
  return server
}

/** Starts on what was put back, and looks whether all of it is there. */
async function started(env: Record<string, string>): Promise<number> {
  const server = await startServer({ LOG_LEVEL: 'warn', SECRET: secret, ...env })
  const office = await openOffice(server, { SECRET: secret, ...env })
  try {
    const { count } = office.db.fn
    const row = await office.db.selectFrom('contact_messages').select(count<number>('id').as('rows')).executeTakeFirst()
    if (Number(row?.rows) !== size) throw new Error(`${row?.rows} of ${size} enquiries were put back`)
    return server.readyMs / 1000
  } finally {
    await office.store.close()
    await server.stop()
  }
}

async function timed(act: () => unknown): Promise<number> {
  const began = performance.now()
  await act()
  return (performance.now() - began) / 1000
}

function print(store: string, { copy, putBack, start }: Timed): void {
  printTable(`${store}, ${size} enquiries, seconds`, [
    { what: 'a copy, while the server runs', figure: copy.toFixed(1) },
    { what: 'put back', figure: putBack.toFixed(1) },
    { what: 'start until the first page', figure: start.toFixed(1) },
  ])
}
