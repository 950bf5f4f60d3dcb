import type { HttpBindings } from '@hono/node-server'
import type { Handler } from 'hono'
import { Registry } from 'prom-client'
import type { InsiderCheck } from '../requests/insider.ts'
import type { Metrics } from './metrics.ts'

/** GET /metrics for those who may read it; 403 for everybody else. */
export function metricsRoute(
  metrics: Pick<Metrics, 'text'>,
  isInsider: InsiderCheck,
): Handler<{ Bindings: HttpBindings }> {
  return async (c) => {
    const headers = { 'cache-control': 'no-store' }
    if (!isInsider(c.req.raw.headers, c.env.incoming.socket.remoteAddress)) return c.text('Forbidden', 403, headers)
    return c.body(await metrics.text(), 200, { ...headers, 'content-type': Registry.PROMETHEUS_CONTENT_TYPE })
  }
}
