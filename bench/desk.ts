import '#tests/support/use-files.ts'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dataAddress } from '#tests/support/desk-client.ts'
import { openOffice } from '#tests/support/desk-office.ts'
import { createCluster } from '#tests/support/postgres-cluster.ts'
import { startServer } from '#tests/support/server.ts'
import { fillStore } from './support/desk-rows.ts'
import { percentile } from './support/fixed-rate.ts'
import { printTable, type Row, round } from './support/report.ts'

// The desk with a full store, on both stores: npm run bench:desk [-- enquiries people]
// Each request is a page's data over HTTP with a session, one after the other, as one person at the desk asks.
const [enquiries = 100_000, people = 50_000] = process.argv.slice(2).map(Number)
const rounds = 40
const goalMs = 200

const asked: { what: string; address: string; hasGoal?: true }[] = [
  { what: 'inbox', address: '/desk/enquiries', hasGoal: true },
  { what: 'inbox, page 1000', address: '/desk/enquiries?from=50000', hasGoal: true },
  { what: 'inbox, done', address: '/desk/enquiries?tab=done', hasGoal: true },
  { what: 'search, a word of every enquiry', address: '/desk/enquiries?q=guten', hasGoal: true },
  { what: 'search, a word of every tenth', address: '/desk/enquiries?q=abacus', hasGoal: true },
  { what: 'search, a word of one', address: '/desk/enquiries?q=zeppelin', hasGoal: true },
  { what: 'search, no hit', address: '/desk/enquiries?q=nirgendwo', hasGoal: true },
  { what: 'an enquiry', address: '/desk/enquiries/enquiry-77' },
  { what: 'people', address: '/desk/people' },
  { what: 'people, part of an address', address: '/desk/people?q=person123', hasGoal: true },
  { what: 'people, a name', address: '/desk/people?q=zeppelin', hasGoal: true },
  { what: 'people, part of every address', address: '/desk/people?q=muster', hasGoal: true },
  { what: 'people, no hit', address: '/desk/people?q=nirgendwo', hasGoal: true },
  { what: 'a person', address: '/desk/people/card?email=person77%40muster.example' },
  { what: 'waiting list', address: '/desk/waitlist' },
  { what: 'waiting list, search', address: '/desk/waitlist?q=treuhand' },
  { what: 'today', address: '/desk/today' },
]

await measure('SQLite', {})
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
// The cluster's owner, who is not root, has to pass through.
await chmod(folder, 0o711)
const database = await createCluster(folder, { shared_buffers: '128MB' })
await database.start()
try {
  await measure('PostgreSQL', { DATABASE_URL: database.url, SECRET: 'bench'.repeat(8) })
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(store: string, env: Record<string, string>): Promise<void> {
  const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env })
  const office = await openOffice(server, env)
  try {
    await fillStore(office.store, { enquiries, people })
    const { cookie } = await office.sitDown('owner')
    const rows: Row[] = []
    for (const { what, address, hasGoal } of asked) {
      const times = await timesOf(() => read(`${server.url}${dataAddress(address)}`, cookie))
      rows.push(rowOf(what, times, hasGoal ? goalMs : undefined))
    }
    const { today } = office.servicesOf({ kind: 'server' })
    rows.push(rowOf('lastChange, once a second', await timesOf(today.lastChange)))
    printTable(`${store}: ${enquiries} enquiries, ${people} people`, rows)
  } finally {
    await office.store.close()
    await server.stop()
  }
}

/** Milliseconds, sorted; the first ones, with code not compiled and pages not read yet, do not count. */
async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = -5; round < rounds; round++) {
    const start = performance.now()
    await ask()
    if (round >= 0) times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)
}

async function read(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
}

function rowOf(what: string, sorted: number[], goal?: number): Row {
  const [p50, p95] = [50, 95].map((percent) => percentile({ sorted, errors: 0 }, percent))
  return {
    what,
    figure: `p50 ${round(p50 ?? 0)} ms, p95 ${round(p95 ?? 0)} ms`,
    ...(goal && { goal: `p95 < ${goal} ms`, met: (p95 ?? 0) < goal }),
  }
}
