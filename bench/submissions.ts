import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { manyVisitors } from '#tests/support/many-visitors.ts'
import { createCluster } from '#tests/support/postgres-cluster.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import type { FigureId } from './support/figures.ts'
import { asFastAsPossible, atFixedRate, type Latencies, percentile } from './support/fixed-rate.ts'
import { handOver } from './support/hand-over.ts'
import { mostMegabytes, processorSeconds } from './support/process.ts'
import { printTable, type Row, round } from './support/report.ts'
import { readHome, sendForm } from './support/visitors.ts'

// Forms on both stores while pages are read and mails go out: npm run bench:submissions
// Contact, waiting list and newsletter in turn. The generator, the servers, the database and the mail server share the machine.
const seconds = 15
const warmUpSeconds = 8
const pagesPerSecond = 50
const lanes = 32

const mailSink = spawn('node', ['bench/support/mail-sink.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
const smtp = `smtp://127.0.0.1:${String((await once(mailSink.stdout, 'data'))[0]).trim()}`
const common = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: smtp,
  ...manyVisitors,
}

try {
  const embedded = await startServer(common)
  await measure('Embedded store, one server', [embedded], { rate: 400, p95: 50, id: 'forms-embedded' })
  await embedded.stop()

  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  // The cluster's owner, who is not root, has to pass through.
  await chmod(folder, 0o711)
  const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '128MB' }
  const database = await createCluster(folder, durable)
  await database.start()
  const settings = { ...common, DATABASE_URL: database.url, SECRET: 'bench'.repeat(8) }
  const servers = [await startServer(settings), await startServer(settings)]
  await measure('PostgreSQL, two servers asked in turn', servers, { rate: 500, p95: 100, id: 'forms-postgres' })
  await Promise.all(servers.map((server) => server.stop()))
  await database.stop()
  await rm(folder, { recursive: true, force: true })
} finally {
  mailSink.kill()
}

/** Forms a second, the milliseconds in which 95 of 100 are to be answered, and the figure of the summary. */
type Goal = { rate: number; p95: number; id: FigureId }

async function measure(title: string, servers: RunningServer[], goal: Goal): Promise<void> {
  const { rate, p95, id } = goal
  let visitor = 0
  const serverOf = (number: number) => servers[number % servers.length]?.url ?? ''
  const form = (number: number) => sendForm(serverOf(number), visitor++)
  const page = (number: number) => readHome(serverOf(number))
  // A server under this load has long compiled its code: the seconds until then are not what is measured.
  await atFixedRate(rate, warmUpSeconds, form)

  const [forms, pages] = await Promise.all([
    atFixedRate(rate, seconds, form),
    atFixedRate(pagesPerSecond, seconds, page),
  ])
  const used = () => servers.reduce((sum, server) => sum + processorSeconds(server.process.pid), 0)
  const before = used()
  const [full, pagesThen] = await Promise.all([
    asFastAsPossible(lanes, seconds, form),
    atFixedRate(pagesPerSecond, seconds, page),
  ])
  const rows: Row[] = [
    {
      what: `${rate} forms a second: p50 / p95 / p99`,
      figure: latencies(forms),
      goal: `p95 under ${p95} ms`,
      met: percentile(forms, 95) < p95,
    },
    { what: 'errors', figure: String(forms.errors), goal: '0', met: forms.errors === 0 },
    { what: `home page meanwhile, ${pagesPerSecond} a second: p50 / p95 / p99`, figure: latencies(pages) },
    { what: `saturated by ${lanes} at a time: forms a second`, figure: round(full.perSecond) },
    {
      what: "servers' processor time a form, mails and pages included",
      figure: `${round(((used() - before) * 1000) / (full.perSecond * seconds), 1)} ms`,
    },
    { what: 'errors', figure: String(full.errors), goal: '0', met: full.errors === 0 },
    { what: 'home page meanwhile: p50 / p95 / p99', figure: latencies(pagesThen) },
    { what: 'most memory of a server', figure: `${round(Math.max(...servers.map(mostMemory)))} MB` },
  ]
  const now = `${round(percentile(forms, 95))} ms; ${round(full.perSecond)} a second`
  handOver(id, now, percentile(forms, 95) < p95 && forms.errors + full.errors === 0)
  printTable(title, rows)
}

function mostMemory({ process }: RunningServer): number {
  return mostMegabytes(process.pid)
}

function latencies(measured: Latencies): string {
  return `${[50, 95, 99].map((percent) => round(percentile(measured, percent), 1)).join(' / ')} ms`
}
