import type { Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSocket, rawExchange, statusesIn } from '../support/raw-exchange.ts'
import { rawRequests } from '../support/raw-requests.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// Promise: Broken, slow and many requests neither end the server nor keep others out.

/** What no browser sends: nothing of it may fail the server, end it, or keep others out. */
// Seconds on a quiet machine, minutes on a busy one.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

/** 100 is no answer yet; everything else says what the sender did wrong, or serves it. */
function expectHonest(answers: string, sent: string | Buffer): void {
  for (const status of statusesIn(answers)) expect(status, String(sent).slice(0, 300)).toBeLessThan(500)
}

async function expectAlive(): Promise<void> {
  expect((await fetch(server.url)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(server.process.exitCode).toBeNull()
  const failures = server
    .output()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"|"status":5|Uncaught|unhandled/i.test(line))
  expect(failures.slice(0, 5)).toEqual([])
}

/** Connections that never say what they want. They hang about during all other tests here. */
const idlers: Socket[] = []
const closings: Promise<void>[] = []
afterAll(() => {
  for (const socket of idlers) socket.destroy()
})

test('500 connections that never say what they want keep nobody out', async () => {
  const beginnings = [
    '',
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n\r\nx',
  ]
  const opened = Array.from({ length: 500 }, (_, number) => {
    const socket = openSocket(server.url)
    idlers.push(socket)
    socket.on('error', () => {})
    socket.resume()
    closings.push(new Promise((resolve) => socket.once('close', () => resolve())))
    return new Promise<void>((resolve) =>
      socket.once('connect', () => socket.write(beginnings[number % beginnings.length] ?? '', () => resolve())),
    )
  })
  await Promise.all(opened)
  const others = await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/contact`)))
  expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200))
})

test.each(Object.entries(rawRequests))('%s that are wrong get an honest answer or none', async (_, requests) => {
  for (let start = 0; start < requests.length; start += 10) {
    const batch = requests.slice(start, start + 10)
    const answers = await Promise.all(batch.map((request) => rawExchange(server.url, request)))
    for (const [number, answer] of answers.entries()) expectHonest(answer, batch[number] ?? '')
  }
  await expectAlive()
})

test('requests with bytes changed, left out and doubled fail nothing', async () => {
  const requests = Object.values(rawRequests)
    .flat()
    .map((request) => Buffer.from(request))
    .filter(({ length }) => length < 2000)
  const change = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('set', 'drop', 'double'),
    byte: fc.nat(255),
    length: fc.nat(40),
  })
  const damaged = fc
    .tuple(fc.constantFrom(...requests), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([request, changes]) =>
      changes.reduce((bytes, { at, kind, byte, length }) => {
        const from = bytes.length === 0 ? 0 : at % bytes.length
        const piece = bytes.subarray(from, from + length)
        const middle =
          kind === 'set' ? Buffer.from([byte]) : kind === 'drop' ? Buffer.alloc(0) : Buffer.concat([piece, piece])
        return Buffer.concat([
          bytes.subarray(0, from),
          middle,
          bytes.subarray(kind === 'set' ? from + 1 : from + length),
        ])
      }, request),
    )
  await fc.assert(
    fc.asyncProperty(fc.array(damaged, { minLength: 8, maxLength: 8 }), async (batch) => {
      const answers = await Promise.all(batch.map((request) => rawExchange(server.url, request)))
      for (const [number, answer] of answers.entries()) expectHonest(answer, batch[number] ?? '')
    }),
    // No shrinking: the batch that failed is shown, and each exchange takes its time.
    { seed: 20261122, numRuns: 40, endOnFailure: true },
  )
  await expectAlive()
})

test('a request that is smuggled behind another is not answered', async () => {
  for (const request of rawRequests['lengths and chunks'] ?? []) {
    const answers = await rawExchange(server.url, request)
    expect(
      statusesIn(answers).filter((status) => status === 200),
      String(request).slice(0, 200),
    ).toEqual([])
    expect(statusesIn(answers).length).toBeLessThanOrEqual(1)
  }
})

test('the idle connections have been closed', async () => {
  // Headers have 10 s, a whole request 15 s.
  await Promise.all(closings)
  await expectAlive()
})
