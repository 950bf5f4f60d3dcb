import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createInsiderCheck } from '../requests/insider.ts'
import { metricsRoute } from './route.ts'

const isInsider = createInsiderCheck({ metricsToken: undefined, trustedProxies: [] })

function ask(peer: string) {
  const app = new Hono().get('/metrics', metricsRoute({ text: async () => 'up 1\n' }, isInsider))
  return app.request('/metrics', {}, { incoming: { socket: { remoteAddress: peer } } })
}

it('comes as Prometheus wants it and is never cached', async () => {
  const response = await ask('127.0.0.1')
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('up 1\n')
})

it('is not read from elsewhere', async () => {
  expect((await ask('198.51.100.7')).status).toBe(403)
})
