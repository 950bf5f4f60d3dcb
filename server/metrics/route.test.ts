import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { metricsRoute } from './route.ts'

const metricsToken = 'a token of the monitoring'

describe('/metrics', () => {
  async function statusOf(
    peer: string,
    headers: Record<string, string> = {},
    token: string | undefined = metricsToken,
  ) {
    const app = new Hono().get('/metrics', metricsRoute({ text: async () => 'up 1\n' }, { metricsToken: token }))
    const response = await app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress: peer } } })
    return response.status
  }

  it('is read from this machine', async () => {
    for (const peer of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1']) expect(await statusOf(peer)).toBe(200)
  })

  it('is not read from elsewhere, nor through a proxy on this machine', async () => {
    for (const peer of ['198.51.100.7', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1']) {
      expect(await statusOf(peer)).toBe(403)
    }
    expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
    expect(await statusOf('127.0.0.1', { via: '1.1 Caddy' })).toBe(403)
  })

  it('is read from anywhere with the token, and only with it', async () => {
    const authorization = `Bearer ${metricsToken}`
    expect(await statusOf('198.51.100.7', { authorization })).toBe(200)
    expect(await statusOf('127.0.0.1', { authorization, 'x-forwarded-for': '198.51.100.7' })).toBe(200)
    for (const wrong of ['Bearer ', 'Bearer', `Basic ${metricsToken}`, `${authorization}x`]) {
      expect(await statusOf('198.51.100.7', { authorization: wrong })).toBe(403)
    }
    expect(await statusOf('198.51.100.7', { authorization: 'Bearer undefined' }, '')).toBe(403)
  })

  it('comes as Prometheus wants it and is never cached', async () => {
    const app = new Hono().get('/metrics', metricsRoute({ text: async () => 'up 1\n' }, { metricsToken: undefined }))
    const response = await app.request('/metrics', {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('up 1\n')
  })
})
