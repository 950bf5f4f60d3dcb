import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestMeter, routeOf } from './requests.ts'

/** A server that answers 404 below /missing, never below /slow, and 200 elsewhere; with what was counted of it. */
async function meteredServer() {
  const register = new Registry()
  const meter = createRequestMeter(register)
  const server = createServer((request, response) => {
    meter(request, response)
    if (request.url?.startsWith('/slow')) return
    response.statusCode = request.url?.startsWith('/missing') ? 404 : 200
    response.end('x')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const counts = async () => {
    const [durations] = await register.getMetricsAsJSON()
    const found = durations?.values as { metricName?: string; labels: Record<string, unknown>; value: number }[]
    return found
      .filter(({ metricName }) => metricName?.endsWith('_count'))
      .map(({ labels, value }) => [labels.method, labels.route, labels.status, value])
  }
  return { server, url, counts }
}

test('requests are counted by method, route and status, however many addresses are asked for', async () => {
  const { url, counts } = await meteredServer()
  await fetch(`${url}/contact?from=a`)
  await fetch(`${url}/contact?from=b`)
  await fetch(url, { method: 'HEAD' })
  await fetch(url, { method: 'DELETE' })
  for (let address = 0; address < 20; address++) await fetch(`${url}/missing/${address}`)
  expect(await counts()).toEqual([
    ['GET', '/contact', 200, 2],
    ['HEAD', '/', 200, 1],
    ['other', '/', 200, 1],
    ['GET', 'other', 404, 20],
  ])
})

test('a visitor who goes away before the answer is counted as such', async () => {
  const { server, url, counts } = await meteredServer()
  const arrived = once(server, 'request')
  const request = get(`${url}/slow`)
  request.on('error', () => {})
  await arrived
  request.destroy()
  await expect.poll(counts).toEqual([['GET', 'other', 499, 1]])
})

test.each([
  ['/', '/'],
  ['/en/', '/en/'],
  ['/en', 'other'],
  ['/?utm_source=x', '/'],
  ['/blog/qr-rechnung-automation-schweiz', '/blog/:slug'],
  ['/en/services/tax-reporting', '/en/services/:slug'],
  ['/blog/no-such-article', 'other'],
  ['/assets/entry-1a2b.js', '/assets/*'],
  ['/desk/enquiries/17', '/desk/*'],
  ['/functions/v1/chat', '/functions/v1/chat'],
  ['/constructor', 'other'],
])('%s belongs to the route %s', (address, route) => {
  expect(routeOf(address)).toBe(route)
})
