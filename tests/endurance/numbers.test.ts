import { expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Summary } from '#server/numbers/summary.ts'
import { manyVisitors } from '../support/many-visitors.ts'
import { runTool } from '../support/operator.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { newPlace, type StoreKind } from '../support/store.ts'
import { addressOf } from '../support/visitor.ts'

// Promise: Counts survive stops, and a kill costs only what was not yet written.

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/** A place of one kind, and how servers are started on it. */
async function placeOf(kind: StoreKind) {
  const place = await newPlace(kind)
  onTestFinished(place.remove)
  const env = {
    ...place.env,
    ...manyVisitors,
    TRUSTED_PROXIES: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    SECRET: 'test'.repeat(10),
  }
  const start = async () => {
    const server = await startServer(env)
    onTestFinished(() => server.kill())
    return server
  }
  const views = async () => {
    const { stdout } = await runTool(['numbers', '--days', '1', '--json'], env)
    return (JSON.parse(stdout) as Summary).views
  }
  return { start, views }
}

/** Views of different visitors, each told as a browser tells it. */
async function view(server: RunningServer, count: number): Promise<void> {
  const body = JSON.stringify({ path: '/', device: 'phone', view: { from: '' } })
  for (let visitor = 1; visitor <= count; visitor++) {
    const headers = {
      ...{ 'content-type': 'application/json', origin: 'http://localhost:3000', 'user-agent': userAgent },
      'x-forwarded-for': addressOf(visitor),
    }
    expect((await fetch(server.url + calls.pageReport, { method: 'POST', headers, body })).status).toBe(204)
  }
}

it('what two servers count adds up', async () => {
  const { start, views } = await placeOf('postgres')
  const [first, second] = await Promise.all([start(), start()])
  await Promise.all([view(first, 40), view(second, 60)])
  await Promise.all([first.stop({ keepData: true }), second.stop({ keepData: true })])
  expect(await views()).toBe(100)
})

it('a server that is killed loses what it has not written yet, and counts nothing twice', {
  timeout: 300_000,
}, async () => {
  const { start, views } = await placeOf('sqlite')
  const first = await start()
  await view(first, 30)
  // It writes every half minute.
  await expect.poll(views, { timeout: 120_000, interval: 1_000 }).toBe(30)
  await view(first, 5)
  await first.kill()
  expect(await views()).toBe(30)

  const second = await start()
  await view(second, 7)
  await second.stop({ keepData: true })
  expect(await views()).toBe(37)
})
