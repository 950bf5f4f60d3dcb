import { setTimeout as wait } from 'node:timers/promises'
import '#tests/support/use-files.ts'
import { calls } from '#contract/calls.ts'
import { readers, worstTexts } from '#tests/hostile/worst-texts.ts'
import { startNginxProxy } from '#tests/support/nginx-proxy.ts'
import { processorTime } from '#tests/support/processor-time.ts'
import { startServer } from '#tests/support/server.ts'
import { keepAsking, sendAhead, sendAndClose, statusOf, watch } from './support/attacks.ts'
import { mostMegabytes, processorSeconds, residentMegabytes } from './support/process.ts'
import { printTable, type Row, round } from './support/report.ts'

// What somebody might send who wants the site to stand still: npm run bench:attacks, or one of them: -- texts
// The attackers and the server share the machine, so the figures hold something of both.

const attacks: Record<string, () => Promise<void>> = {
  texts: hardTexts,
  posts: hardPosts,
  ahead: async () => {
    await sentAhead(1)
    await sentAhead(100)
  },
  busy: busyClients,
  closed: sentAndClosed,
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in attacks))
if (unknown.length > 0) throw new Error(`There is ${Object.keys(attacks).join(', ')}, but no ${unknown.join(', ')}`)
for (const [name, attack] of Object.entries(attacks)) {
  if (asked.length === 0 || asked.includes(name)) await attack()
}

async function hardTexts(): Promise<void> {
  const texts = Object.entries(worstTexts(64 * 1024))
  const rows: Row[] = []
  for (const [reader, read] of Object.entries(readers)) {
    let worst = { ms: 0, name: '' }
    for (const [name, text] of texts) {
      await read(text)
      const ms = Math.min(await processorTime(() => read(text)), await processorTime(() => read(text)))
      if (ms > worst.ms) worst = { ms, name }
    }
    rows.push({
      what: `${reader}: ${worst.name}`,
      figure: `${round(worst.ms, 2)} ms`,
      goal: 'under 10 ms',
      met: worst.ms < 10,
    })
  }
  printTable('64 KB of the hardest text for each reader, processor time', rows)
}

/** Each call with the text that the sanitiser found hardest in every field, the home page asked for meanwhile. */
async function hardPosts(): Promise<void> {
  const server = await start()
  const text = 'javascript'.repeat(5700) + ':'.repeat(5700)
  const fields = ['name', 'email', 'company', 'message', 'motivation', 'topic', 'audience', 'event_type']
  const rows: Row[] = []
  for (const path of Object.values(calls)) {
    const body = JSON.stringify({
      ...Object.fromEntries(fields.map((field) => [field, text.slice(0, 8000)])),
      messages: [{ role: 'user', content: text.slice(0, 8000) }],
    })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${rows.length + 1}` }
    const before = processorSeconds(server.process.pid)
    const stop = keepAsking(8, () => statusOf(server.url + path, { body, headers }))
    const home = watch(server.url)
    await wait(3000)
    const waits = await home()
    const statuses = await stop()
    const posts = Object.values(statuses).reduce((sum, count) => sum + count, 0)
    rows.push({
      what: `${path}, by 8 clients`,
      figure: `${round(((processorSeconds(server.process.pid) - before) / posts) * 1000, 2)} ms a post; ${told(statuses)}; home page p99 ${round(percentile(waits, 99))} ms`,
    })
  }
  await server.stop()
  printTable('Posts of 64 KB, processor time of the server', rows)
}

async function sentAhead(networks: number): Promise<void> {
  const server = await start()
  const home = watch(server.url)
  const before = processorSeconds(server.process.pid)
  const sockets = await sendAhead(server.url, '/blog?q=a', { connections: 100, requests: 200, networks })
  await wait(5000)
  const during = await home()
  const most = mostMegabytes(server.process.pid)
  const used = processorSeconds(server.process.pid) - before
  for (const socket of sockets) socket.destroy()
  await wait(5000)
  const after = await shortly(server.url)
  const rows: Row[] = [
    {
      what: 'home page meanwhile, longest',
      figure: `${round(during.at(-1) ?? 0)} ms`,
      goal: 'under 1000 ms',
      met: (during.at(-1) ?? 0) < 1000,
    },
    { what: 'processor time of the server for it', figure: `${round(used, 1)} s` },
    { what: 'memory, most', figure: `${round(most)} MB`, goal: 'under 300 MB', met: most < 300 },
    {
      what: '5 s after: home page, longest',
      figure: `${round(after.home)} ms`,
      goal: 'under 100 ms',
      met: after.home < 100,
    },
    {
      what: '5 s after: a search',
      figure: `status ${after.search}, ${round(after.searchMs)} ms`,
      goal: '200',
      met: after.search === 200,
    },
    { what: '5 s after: memory', figure: `${round(residentMegabytes(server.process.pid))} MB` },
  ]
  await server.stop()
  printTable(`100 connections from ${networks} networks with 200 searches of the blog sent ahead on each`, rows)
}

async function busyClients(): Promise<void> {
  const server = await start()
  const paths = ['/no-such-page', '/blog?q=mwst', '/services/none', '/en/blog?q=vat']
  const rows: Row[] = []
  for (const networks of [1, 8]) {
    const ask = (client: number, number: number) =>
      statusOf(server.url + paths[(client + number) % paths.length], {
        headers: { 'x-forwarded-for': `198.51.100.${(client % networks) + 1}` },
      })
    const stop = keepAsking(8, ask)
    const home = watch(server.url, 20)
    await wait(8000)
    const waits = await home()
    const statuses = await stop()
    const p99 = percentile(waits, 99)
    rows.push({
      what: `eight clients from ${networks === 1 ? 'one network' : `${networks} networks`}: home page p50 / p99`,
      figure: `${round(percentile(waits, 50))} / ${round(p99)} ms; ${told(statuses)}`,
      goal: 'p99 under 100 ms',
      met: p99 < 100,
    })
  }
  await server.stop()
  printTable('Clients that ask for what is missing and search, as fast as they are answered', rows)
}

async function sentAndClosed(): Promise<void> {
  const server = await start()
  const nginx = await startNginxProxy(server.url)
  const rows: Row[] = []
  for (const [name, url] of [
    ['', server.url],
    [' through nginx', nginx.buffered],
  ] as const) {
    const before = processorSeconds(server.process.pid)
    await sendAndClose(url, '/blog?q=a', 1500)
    const asked = performance.now()
    const status = await statusOf(url)
    const ms = performance.now() - asked
    await wait(3000)
    rows.push({
      what: `1,500 searches sent and closed${name}: next page`,
      figure: `status ${status}, ${round(ms)} ms; ${round(processorSeconds(server.process.pid) - before, 1)} s of processor time in all`,
      goal: 'under 1000 ms',
      met: status === 200 && ms < 1000,
    })
    await wait(30_000)
  }
  await nginx.stop()
  await server.stop()
  printTable('Requests whose sender is gone', rows)
}

/** A server that has read what its assistant knows, which takes the first seconds. */
async function start() {
  const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' })
  await wait(6000)
  return server
}

/** Milliseconds of the home page and of a search, asked for on a calm server. */
async function shortly(url: string) {
  const home = watch(url)
  await wait(1000)
  const waits = await home()
  const asked = performance.now()
  const search = await statusOf(`${url}/blog?q=a`)
  return { home: waits.at(-1) ?? Number.NaN, search, searchMs: performance.now() - asked }
}

function percentile(sorted: number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

function told(statuses: Record<number, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
