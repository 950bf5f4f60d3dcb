import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { manyVisitors } from '#tests/support/many-visitors.ts'
import { createCluster } from '#tests/support/postgres-cluster.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { atFixedRate, percentile } from './support/fixed-rate.ts'
import { handOver } from './support/hand-over.ts'
import { residentMegabytes } from './support/process.ts'
import { printTable, type Row, round } from './support/report.ts'
import { sendForm } from './support/visitors.ts'

// Many servers on one PostgreSQL: what their looking for work costs it, and what forms cost them: npm run bench:many-servers [-- counts]
const given = process.argv.slice(2).map(Number)
const counts = given.length > 0 ? given : [1, 5, 20]
const idleSeconds = 15
const formsPerSecond = 50
const secondsOfForms = 10

// Each server that is started listens for this process's end.
process.setMaxListeners(0)
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
// The cluster's owner, who is not root, has to pass through.
await chmod(folder, 0o711)
const database = await createCluster(folder, { shared_buffers: '128MB' })
await database.start()
const servers: RunningServer[] = []
const rows: Row[] = []
try {
  for (const count of counts) {
    while (servers.length < count) servers.push(await startServer(settings()))
    rows.push(...(await measure(count)))
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
printTable('Servers on one PostgreSQL', rows)

function settings(): Record<string, string> {
  const store = { DATABASE_URL: database.url, SECRET: 'bench'.repeat(8) }
  return { NODE_ENV: 'production', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1', ...manyVisitors, ...store }
}

async function measure(count: number): Promise<Row[]> {
  // What a start does is over by then.
  await pause(12_000)
  const before = await seen()
  await pause(idleSeconds * 1000)
  const after = await seen()
  const perSecond = (after.transactions - before.transactions) / idleSeconds
  let visitor = count * 1_000_000
  const form = (number: number) => sendForm(servers[number % servers.length]?.url ?? '', visitor++)
  const forms = await atFixedRate(formsPerSecond, secondsOfForms, form)
  const memory = servers.map(({ process }) => residentMegabytes(process.pid))
  // Of the largest count in the end.
  const p95 = round(percentile(forms, 95))
  handOver('many-servers', `${count}: ${round(perSecond / count, 1)} a second; ${p95} ms, ${forms.errors} errors`)
  const name = count === 1 ? '1 server' : `${count} servers`
  return [
    {
      what: `${name}, nobody there: transactions a second`,
      figure: `${round(perSecond, 1)}, ${after.connections} connections`,
    },
    {
      what: `${name}, ${formsPerSecond} forms a second: p50 / p95`,
      figure: `${round(percentile(forms, 50), 1)} / ${round(percentile(forms, 95), 1)} ms, ${forms.errors} errors`,
    },
    { what: `${name}, memory of each`, figure: `${round(Math.min(...memory))} to ${round(Math.max(...memory))} MB` },
  ]
}

/** Transactions since the cluster began, and connections now, without those of this look. */
async function seen(): Promise<{ transactions: number; connections: number }> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    `select (select sum(xact_commit + xact_rollback) from pg_stat_database)::int as transactions,
      (select count(*) from pg_stat_activity where application_name = 'website')::int as connections`,
  )
  await client.end()
  return rows[0]
}
