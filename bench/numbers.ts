import '#tests/support/use-files.ts'
import { openStore } from '#server/db/open.ts'
import { createLog } from '#server/log.ts'
import { createNumbers } from '#server/numbers/service.ts'
import { manyVisitors } from '#tests/support/many-visitors.ts'
import { startServer } from '#tests/support/server.ts'
import { addressOf } from '#tests/support/visitor.ts'
import { atFixedRate, percentile } from './support/fixed-rate.ts'
import { processorSeconds } from './support/process.ts'
import { printTable, round } from './support/report.ts'
import { readHome, reportView } from './support/visitors.ts'

// What counting costs a server, and whether it slows a page: npm run bench:numbers
const seconds = 15
const warmUpSeconds = 8
const viewsPerSecond = 500
const pagesPerSecond = 50
const counted = 50_000

const server = await startServer({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '127.0.0.1',
  ...manyVisitors,
})
try {
  const alone = await pagesAlone()
  const usedBefore = processorSeconds(server.process.pid)
  const [views, pages] = await Promise.all([
    atFixedRate(viewsPerSecond, seconds, (number) => reportView(server.url, number)),
    atFixedRate(pagesPerSecond, seconds, () => readHome(server.url)),
  ])
  const used = processorSeconds(server.process.pid) - usedBefore
  const own = await countingAlone()
  printTable(`${viewsPerSecond} views and ${pagesPerSecond} pages a second, embedded store`, [
    { what: 'counting a view, without HTTP', figure: `${round(own, 3)} ms`, goal: '0.2 ms', met: own < 0.2 },
    {
      what: 'processor time a view, with HTTP and the pages beside it',
      figure: `${round((used * 1000) / (viewsPerSecond * seconds), 2)} ms`,
    },
    { what: 'views p99', figure: `${round(percentile(views, 99), 1)} ms, ${views.errors} errors` },
    { what: 'pages p99 without views', figure: `${round(percentile(alone, 99), 1)} ms` },
    {
      what: 'pages p99 with views',
      figure: `${round(percentile(pages, 99), 1)} ms, ${pages.errors} errors`,
      goal: '50 ms',
      met: percentile(pages, 99) < 50,
    },
  ])
} finally {
  await server.stop()
}

async function pagesAlone() {
  await atFixedRate(viewsPerSecond, warmUpSeconds, (number) => reportView(server.url, number))
  return atFixedRate(pagesPerSecond, seconds, () => readHome(server.url))
}

/** Milliseconds of processor time a view, writing included. */
async function countingAlone(): Promise<number> {
  const store = openStore({ dataDir: server.dataDir, databaseUrl: undefined })
  const numbers = createNumbers({ db: store.db, log: createLog({ logLevel: 'silent' }) })
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
  const started = process.cpuUsage()
  for (let number = 0; number < counted; number++) {
    const meta = { language: 'de', page: undefined, address: addressOf(number), userAgent } as const
    await numbers.countPage({ path: '/', device: 'phone', view: { from: '' } }, meta)
  }
  await numbers.stop()
  const { user, system } = process.cpuUsage(started)
  await store.close()
  return (user + system) / 1000 / counted
}
