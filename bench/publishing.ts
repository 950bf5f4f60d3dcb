import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { showRelease } from '#content/documents.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { createDraftsService } from '#server/documents/drafts.ts'
import { releaseDocuments } from '#server/documents/release.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { createLog } from '#server/log.ts'
import { createSiteMaker } from '#server/publishing/maker.ts'
import { deskClient } from '#tests/support/desk-client.ts'
import { openOffice } from '#tests/support/desk-office.ts'
import { createCluster } from '#tests/support/postgres-cluster.ts'
import { marked, markedDocuments, markedPages, markOn } from '#tests/support/publishing.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import type { FigureId } from './support/figures.ts'
import { atFixedRate, type Latencies, percentile } from './support/fixed-rate.ts'
import { handOver } from './support/hand-over.ts'
import { mostMegabytes } from './support/process.ts'
import { printTable, type Row, round } from './support/report.ts'

// From publishing to visible, on both stores, while visitors read: npm run bench:publishing [-- publications pagesPerSecond].
// So many are pressed at the desk of one server, and so many are published by another process, as the command line does.
const [publications = 100, pagesPerSecond = 50] = process.argv.slice(2).map(Number)
const longestMs = 60_000
const paths = [...markedPages, '/', '/faq', '/en/blog', '/sitemap.xml', '/search/de.json']

// In a process of its own, as the server does: here it would hold up the readers for half a second.
const maker = createSiteMaker(createLog({ logLevel: 'error' }))
const check = (documents: ReadonlyMap<string, string>) =>
  maker.check({ buildFolder: path.resolve('build'), documents, pictures: new Set<string>(), previous: undefined })

showRelease()
await measure('publish-embedded', 'SQLite, one server', {}, 1)
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
// The cluster's owner, who is not root, has to pass through.
await chmod(folder, 0o711)
const database = await createCluster(folder, { shared_buffers: '128MB' })
await database.start()
try {
  const env = { DATABASE_URL: database.url, SECRET: 'bench'.repeat(8) }
  await measure('publish-postgres', 'PostgreSQL, two servers', env, 2)
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(id: FigureId, title: string, env: Record<string, string>, count: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-data-'))
  const all = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env }
  const servers: RunningServer[] = []
  for (let number = 0; number < count; number++) servers.push(await startServer(all))
  const config = readConfig({ ...all, SITE_URL: 'http://localhost:3000' })
  const [first] = servers as [RunningServer]
  const office = await openOffice(first, env)
  const context = createContext({ db: office.db, config, log: createLog({ logLevel: 'silent' }) })
  const release = releaseDocuments()
  const service = createDocumentsService(context, { release, check })
  const owner = deskClient(first).person((await office.sitDown('owner')).cookie)
  const formToken = await owner.formToken()
  const drafts = createDraftsService(context, release)
  type Change = { id: string; text: string }
  /** Each says when somebody pressed. */
  const ways: { title: string; publish(changes: Change[]): Promise<number> }[] = [
    {
      title: 'from the press at the desk',
      publish: async (changes) => {
        for (const { id, text } of changes) await drafts.save(id, text, 0)
        const pressed = performance.now()
        const fields = { formToken, act: 'publish', why: 'For a measurement', seen: '{}' }
        const answer = await owner.postForm('/desk/content/auth.data', fields)
        const told = await answer.text()
        if (!told.includes('published')) throw new Error(told)
        return pressed
      },
    },
    {
      title: 'from another process',
      publish: async (changes) => {
        const pressed = performance.now()
        const outcome = await service.publish(changes, { why: 'For a measurement' })
        if (!outcome.ok) throw new Error(outcome.problem)
        return pressed
      },
    },
  ]
  try {
    let isOver = false
    let mixed = 0
    const read = async (number: number) => {
      const { url } = servers[number % servers.length] as RunningServer
      const address = paths[number % paths.length] ?? '/'
      const answer = await fetch(url + address)
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(String(answer.status))
      // Other pages say "Stand" of their own accord.
      if (markedPages.includes(address) && markOn(text).includes(' and ')) mixed++
    }
    const latencies: Latencies = { sorted: [], errors: 0 }
    const reading = (async () => {
      while (!isOver) {
        const { sorted, errors } = await atFixedRate(pagesPerSecond, 2, read)
        latencies.sorted.push(...sorted)
        latencies.errors += errors
      }
    })()
    const measured: Row[] = []
    const p95s: number[] = []
    for (const [way, { title, publish }] of ways.entries()) {
      const visible: number[] = []
      for (let number = 0; number < publications; number++) {
        const documents = (await service.published()).documents
        const mark = `${way}-${number}`
        const changes = markedDocuments.map((id) => ({ id, text: marked(mark)(documents.get(id) ?? '') }))
        const pressed = await publish(changes)
        await Promise.all(servers.map(({ url }) => shows(url, `Stand ${mark}.`)))
        visible.push(performance.now() - pressed)
      }
      const times = { sorted: visible.sort((one, other) => one - other), errors: 0 }
      p95s.push(percentile(times, 95))
      measured.push({
        what: `${title} to visible, ${publications} times`,
        figure: `p50 ${round(percentile(times, 50))} ms, p95 ${round(percentile(times, 95))} ms, most ${round(times.sorted.at(-1) ?? 0)} ms`,
        ...{ goal: 'p95 < 5000 ms', met: percentile(times, 95) < 5000 },
      })
    }
    isOver = true
    await reading
    latencies.sorted.sort((one, other) => one - other)
    const p99 = percentile(latencies, 99)
    const rows: Row[] = [
      ...measured,
      {
        what: `${latencies.sorted.length} pages meanwhile, ${pagesPerSecond} a second`,
        figure: `p50 ${round(percentile(latencies, 50), 1)} ms, p99 ${round(p99, 1)} ms`,
        ...{ goal: 'p99 < 50 ms', met: p99 < 50 },
      },
      {
        what: 'errors, mixed pages',
        figure: `${latencies.errors}, ${mixed}`,
        goal: '0, 0',
        met: latencies.errors + mixed === 0,
      },
      ...servers.map(({ process }, number) => ({
        what: `most memory of server ${number + 1}`,
        figure: `${round(mostMegabytes(process.pid))} MB`,
      })),
    ]
    handOver(id, `${p95s.map((p95) => round(p95 / 1000, 1)).join(' / ')} s`, Math.max(...p95s) < 5000)
    printTable(title, rows)
  } finally {
    await office.store.close()
    await Promise.all(servers.map((server) => server.stop({ keepData: true })))
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function shows(url: string, mark: string): Promise<void> {
  const until = performance.now() + longestMs
  while (performance.now() < until) {
    const pages = await Promise.all(markedPages.map(async (page) => (await fetch(url + page)).text()))
    if (pages.every((page) => markOn(page) === mark)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} never showed ${mark}`)
}
