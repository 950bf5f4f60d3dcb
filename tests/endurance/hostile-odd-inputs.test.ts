import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { runChild } from '../support/child.ts'
import { rawExchange, statusesIn } from '../support/raw-exchange.ts'
import { rawGet } from '../support/raw-get.ts'
import { post } from '../support/raw-requests.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// Promise: What no browser sends is refused in one line, also in the settings.

/** What no browser of a visitor sends, and what must come of it. */
let server: RunningServer
const metricsToken = 'a token of the monitoring'
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: metricsToken })
})
afterAll(() => server.stop())

const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
const failures = () => server.output().match(/^.*(?:"level":"error"|"status":5).*$/gm) ?? []

test.each([
  '//evil.example:99999/contact',
  '//evil.example/contact',
  '///contact',
  '/\\evil.example:99999/contact',
  'http://evil.example:99999/contact',
])('POST %s names no other host and fails nothing', async (target) => {
  const answer = await rawExchange(server.url, post(target, 'name=Mira', form))
  for (const status of statusesIn(answer)) expect([308, 400, 404, 405]).toContain(status)
  expect(answer).not.toMatch(/location: [^\r]*evil/i)
  expect(failures()).toEqual([])
})

test.each(['data:x', 'blob:null', 'chrome-extension://abc', 'null', '//', 'http://['])(
  'a page asked for with the origin %j is served',
  async (origin) => {
    // Not a raw exchange: whoever ends their side before a page has been rendered is taken to have left.
    expect((await rawGet(server.url, '/blog?q=MWST', { origin })).status).toBe(200)
    expect(failures()).toEqual([])
  },
)

test.each([
  ['lists', '['.repeat(8000) + ']'.repeat(8000)],
  ['objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
  ['lists, just too deep', '['.repeat(40) + ']'.repeat(40)],
])('thousands of %s within each other are no event', async (_, nested) => {
  const body = `{"event_type":"test","event_data":${nested}}`
  for (const path of [calls.logSecurityEvent, calls.sendContactEmail, calls.chat, calls.reportViolation]) {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${Object.values(calls).indexOf(path)}`,
      },
      body,
    })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'malformed' })])
  }
  expect(failures()).toEqual([])
})

test('what an event tells in some levels is taken', async () => {
  const event_data = { errors: [{ at: { page: { part: ['x', { line: 1 }] } } }] }
  const answer = await fetch(server.url + calls.logSecurityEvent, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event_type: 'test', event_data }),
  })
  expect(answer.status).toBe(200)
})

test.each(['/', '/blog?q=a', '/no-such-page', '/healthz'])('two hosts for %s are one too many', async (target) => {
  for (const hosts of ['Host: a.example\r\nHost: b.example\r\n', 'Host: a.example\r\nX: y\r\nhOsT: b.example\r\n']) {
    const answer = await rawExchange(server.url, `GET ${target} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    expect(statusesIn(answer)).toEqual([400])
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
  }
})

test('health says to strangers only that the site is served', async () => {
  const health = async (headers: Record<string, string>) => (await fetch(`${server.url}/healthz`, { headers })).json()
  const stranger = { 'x-forwarded-for': '198.51.100.7' }
  expect(await health(stranger)).toEqual({ status: 'ok' })
  expect(await health({ ...stranger, authorization: 'Bearer wrong' })).toEqual({ status: 'ok' })
  const whole = { status: 'ok', version: expect.any(String), store: 'sqlite', mail: 'files', outboxBacklog: 0 }
  expect(await health({})).toEqual(whole)
  expect(await health({ 'x-forwarded-for': '127.0.0.1' })).toEqual(whole)
  expect(await health({ ...stranger, authorization: `Bearer ${metricsToken}` })).toEqual(whole)
})

test.each([
  ['is empty', ''],
  ['is short', 'abc\n'],
])('a secret that %s stops the start with one line', async (_, secret) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'secret-'))
  await writeFile(path.join(dataDir, 'secret'), secret)
  // The operator's tool asks for a store before anything else.
  await writeFile(path.join(dataDir, 'site.sqlite'), '')
  for (const [program, ...args] of [['server/main.ts'], ['operator/main.ts', 'status']] as const) {
    const { code, stdout, stderr } = await runChild(program, args, { DATA_DIR: dataDir, PORT: '0' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^DATA_DIR: expected at least 32 characters in .*\/secret, which has [03]; .*\n$/)
  }
})
