import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import '#tests/support/use-files.ts'
import type { LoadedFile } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'
import { startNginxFront } from '#tests/support/nginx-front.ts'
import { startServer } from '#tests/support/server.ts'
import { startBare } from './support/bare.ts'
import { handOver } from './support/hand-over.ts'
import { asServed, startNginx } from './support/nginx.ts'
import { mostMegabytes, processorSeconds, residentMegabytes } from './support/process.ts'
import { printTable, type Row, round } from './support/report.ts'
import { runWrk } from './support/wrk.ts'

// Pages and files from memory beside Debian's nginx with the same bytes, asked by wrk in turns: npm run bench:serving
// A server on Node that does nothing else tells how much of the distance to nginx is Node's own.
// The same server also writes its files, which nginx serves as deploy/nginx.conf says: the way for one machine (docs/operations.md).
// On two cores the generator takes one and the server the other, so nginx has one worker, as our server has one process.
const rounds = 3
const secondsOfRun = 8
/** A server builds the assistant's index after it got ready. */
const watchedMs = 9_000

const addresses = { siteUrl: 'http://localhost:3000', bookingUrl: undefined, anonKey: '', hasModel: false }
const site = await loadSite('build', addresses)
const script = [...site.values()].find((file) => file.immutable && file.type.startsWith('text/javascript'))
const paths = ['/', '/blog/qr-rechnung-automation-schweiz', script?.path ?? '']

const siteOut = mkdtempSync(path.join(tmpdir(), 'site-out-'))
const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn', SITE_OUT: siteOut })
const front = await startNginxFront(siteOut, server.url)
const waitAtStart = await longestWait(server.url)
const bare = await startBare(server.url, paths)
const nginx = await startNginx(await Promise.all(paths.map((path) => asServed(builtFile(path), server.url))), 1)
const rows: Row[] = []
try {
  const rssAtStart = residentMegabytes(server.process.pid)
  const mostAtStart = mostMegabytes(server.process.pid)
  for (const address of paths) await compare(address)
  const rss = residentMegabytes(server.process.pid)
  const most = mostMegabytes(server.process.pid)
  rows.push(await askForParts())
  handOver('memory-pages', `${round(most)} MB`, most < 180)
  rows.push({
    what: 'memory at start (most until then), after the load (most)',
    figure: `${round(rssAtStart)} (${round(mostAtStart)}), ${round(rss)} (${round(most)}) MB`,
    goal: 'under 180 MB',
    met: most < 180,
  })
  rows.push({
    what: `longest wait for a page in the first ${watchedMs} ms`,
    figure: `${round(waitAtStart)} ms`,
    goal: 'under 50 ms',
    met: waitAtStart < 50,
  })
  const ready = [server.readyMs, await restart(), await restart()].sort((left, right) => left - right)[1] ?? 0
  rows.push({ what: 'time to ready', figure: `${round(ready)} ms`, goal: 'under 1000 ms', met: ready < 1000 })
} finally {
  await Promise.all([nginx.stop(), front.stop(), bare.stop(), server.stop()])
  rmSync(siteOut, { recursive: true, force: true })
}
printTable('Serving from memory, wrk -t1 -c64, median of 3 runs in turns', rows)

async function compare(address: string): Promise<void> {
  const ours = []
  const nodes = []
  const theirs = []
  const written = []
  const cost = processorTime(server.process.pid)
  const costOfBare = processorTime(bare.pid)
  for (let round = 0; round < rounds; round++) {
    ours.push(await runWrk(server.url + address, { seconds: secondsOfRun }))
    nodes.push(await runWrk(bare.url + address, { seconds: secondsOfRun }))
    theirs.push(await runWrk(nginx.url + address, { seconds: secondsOfRun }))
    written.push(await runWrk(front.url + address, { seconds: secondsOfRun }))
  }
  const microseconds = [cost(ours), costOfBare(nodes)].map((value) => `${round(value, 1)} µs`)
  const [our, node, their] = [median(ours, 'perSecond'), median(nodes, 'perSecond'), median(theirs, 'perSecond')]
  const files = median(written, 'perSecond')
  const [our99, their99] = [median(ours, 'p99'), median(theirs, 'p99')]
  const errors = [...ours, ...nodes, ...theirs, ...written].reduce((sum, load) => sum + load.errors, 0)
  if (address === '/') {
    const toNginx = (figure: number) => `${round(figure)} to ${round(their)} (${round(figure / their, 2)})`
    handOver('home-per-second', toNginx(our), our / their >= 0.9)
    handOver('home-from-files', toNginx(files), files / their >= 0.9)
    handOver(
      'home-p99',
      `${round(our99, 1)} to ${round(their99, 1)} ms (${round(our99 / their99, 1)})`,
      our99 / their99 <= 2,
    )
  }
  const name = address === script?.path ? 'a script' : address.startsWith('/blog/') ? 'an article' : 'home page'
  rows.push(
    {
      what: `${name}, requests a second`,
      figure: round(our),
      beside: round(their),
      ratio: round(our / their, 2),
      goal: 'at least 0.9',
      met: our / their >= 0.9,
    },
    {
      what: `${name}, requests a second, nginx from SITE_OUT`,
      figure: round(files),
      beside: round(their),
      ratio: round(files / their, 2),
      goal: 'at least 0.9',
      met: files / their >= 0.9,
    },
    {
      what: `${name}, p99 (p50)`,
      figure: `${round(our99, 2)} (${round(median(ours, 'p50'), 2)}) ms`,
      beside: `${round(their99, 2)} (${round(median(theirs, 'p50'), 2)}) ms`,
      ratio: round(our99 / their99, 2),
      goal: 'at most 2',
      met: our99 / their99 <= 2,
    },
    {
      what: `${name}, requests a second of a bare node:http`,
      figure: round(node),
      beside: round(their),
      ratio: round(node / their, 2),
    },
    { what: `${name}, ours to bare node:http`, figure: round(our / node, 2) },
    { what: `${name}, processor time a request (bare node:http)`, figure: `${microseconds[0]} (${microseconds[1]})` },
    { what: `${name}, errors`, figure: String(errors), goal: '0', met: errors === 0 },
  )
}

/** The first kilobyte of the article, and one beyond its end. */
async function askForParts(): Promise<Row> {
  const ask = async (range: string) => {
    const headers = { range, 'accept-encoding': 'identity' }
    const answer = await fetch(server.url + paths[1], { headers })
    const length = (await answer.arrayBuffer()).byteLength
    return answer.status === 206 && length !== 1024 ? `${answer.status} of ${length} bytes` : String(answer.status)
  }
  const figure = `${await ask('bytes=0-1023')}; ${await ask('bytes=99999999-')}`
  const met = figure === '206; 416'
  handOver('range-requests', figure, met)
  return { what: 'a part of the article; a part beyond its end', figure, goal: '206; 416', met }
}

function builtFile(address: string): LoadedFile {
  const file = site.get(address)
  if (!file) throw new Error(`${address} is not a file of the built site: npm run build`)
  return file
}

/** Starts to count; microseconds a request once the runs are over. */
function processorTime(pid: number | undefined): (loads: { perSecond: number }[]) => number {
  const before = processorSeconds(pid)
  return (loads) => {
    const answered = loads.reduce((sum, { perSecond }) => sum + perSecond * secondsOfRun, 0)
    return ((processorSeconds(pid) - before) / answered) * 1e6
  }
}

/** Milliseconds, of home pages that are asked for one after another. */
async function longestWait(url: string): Promise<number> {
  let longest = 0
  for (const end = performance.now() + watchedMs; performance.now() < end; ) {
    const asked = performance.now()
    await (await fetch(`${url}/`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - asked)
  }
  return longest
}

async function restart(): Promise<number> {
  const other = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
  await other.stop()
  return other.readyMs
}

function median<Name extends string>(loads: Record<Name, number>[], name: Name): number {
  return loads.map((load) => load[name]).sort((left, right) => left - right)[Math.floor(loads.length / 2)] ?? Number.NaN
}
