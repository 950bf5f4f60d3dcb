import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Handler } from 'hono'
import type { Config } from '../config.ts'
import { expositionType } from './exposition.ts'
import type { Metrics } from './metrics.ts'

/** GET /metrics for those who may read it; 403 for everybody else. */
export function metricsRoute(
  metrics: Pick<Metrics, 'text'>,
  config: Pick<Config, 'metricsToken'>,
): Handler<{ Bindings: HttpBindings }> {
  return async (c) => {
    const headers = { 'cache-control': 'no-store' }
    const isAllowed = mayReadMetrics(config.metricsToken, c.req.raw.headers, c.env.incoming.socket.remoteAddress)
    if (!isAllowed) return c.text('Forbidden', 403, headers)
    return c.body(await metrics.text(), 200, { ...headers, 'content-type': expositionType })
  }
}

/**
 * Whoever shows METRICS_TOKEN as a bearer token, or asks from this machine itself. What a proxy on this machine passes on
 * comes from the loopback too and is told by the headers that proxies add.
 */
export function mayReadMetrics(token: string | undefined, headers: Headers, peer: string | undefined): boolean {
  if (token && isSame(headers.get('authorization') ?? '', `Bearer ${token}`)) return true
  return isLoopback(peer ?? '') && !proxyHeaders.some((name) => headers.has(name))
}

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Also for an IPv4 address on an IPv6 socket. */
function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Takes the same time wherever two texts differ. */
function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
