import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createRequestQueue } from './request-pipelining.ts'

/** A server whose answers take a moment, with what it did. */
async function setUp(answerMs = 5) {
  const served: string[] = []
  let most = 0
  let underWay = 0
  const enqueue = createRequestQueue()
  const server = createServer((request, response) =>
    enqueue(request, response, async () => {
      served.push(request.url ?? '')
      most = Math.max(most, ++underWay)
      await wait(answerMs)
      underWay--
      response.end(request.url)
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const pipelined = (count: number) =>
    Array.from({ length: count }, (_, number) => `GET /${number} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')
  return { served, most: () => most, open: () => connect(port, '127.0.0.1'), pipelined }
}

const pathsIn = (answers: string) => [...answers.matchAll(/\r\n\r\n(?:\w+\r\n)?(\/\d+)/g)].map(([, path]) => path)

it('answers what was sent ahead one after the other, in order, and keeps the connection', async () => {
  const { served, most, open, pipelined } = await setUp()
  const socket = open()
  let answers = ''
  socket.on('data', (piece) => {
    answers += piece
  })
  socket.write(pipelined(12))
  await expect.poll(() => pathsIn(answers)).toHaveLength(12)
  expect(pathsIn(answers)).toEqual(served)
  expect(most()).toBe(1)
  socket.write('GET /99 HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => pathsIn(answers).at(-1)).toBe('/99')
  socket.destroy()
})

it('answers connections side by side', async () => {
  const { most, open, pipelined } = await setUp()
  const sockets = Array.from({ length: 5 }, open)
  for (const socket of sockets) socket.write(pipelined(2))
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  expect(most()).toBeGreaterThan(1)
  for (const socket of sockets) socket.destroy()
})

it('ends a connection that sends hundreds ahead, and serves no more of it', async () => {
  const { served, open, pipelined } = await setUp()
  const socket = open()
  socket.on('error', () => {})
  socket.write(pipelined(500))
  await once(socket, 'close')
  await wait(50)
  expect(served).toEqual(['/0'])
})

it('drops what nobody waits for any more', async () => {
  const { served, open, pipelined } = await setUp(100)
  const socket = open()
  socket.write(pipelined(20))
  await once(socket, 'data')
  socket.destroy()
  await wait(500)
  expect(served.length).toBeLessThan(20)
  const then = served.length
  await wait(300)
  expect(served).toHaveLength(then)
})
