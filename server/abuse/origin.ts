import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'

type OriginSettings = Pick<Config, 'corsOrigins' | 'siteUrl'>

/** Headers that a stock supabase-js client sends across origins. */
const allowedHeaders =
  'authorization, x-client-info, apikey, content-type, content-profile, accept-profile, prefer, x-region, x-retry-count'

/**
 * True for a request that no browser sent from a foreign page: no Origin at all, none that is told of a request that the browser itself calls ours, our own SITE_URL, the host that the
 * request was made to (a proxy may have ended TLS, so only the host is compared), or a listed origin.
 */
export function isAllowedOrigin(headers: Headers, settings: OriginSettings): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  // WebKit's reports of policy violations; no script can set this header, and a sandboxed frame says cross-site.
  if (origin === 'null' && headers.get('sec-fetch-site') === 'same-origin') return true
  if (origin === new URL(settings.siteUrl).origin || settings.corsOrigins.includes(origin)) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && host === headers.get('host')
}

/** Cross-origin headers for listed origins only, on refusals too; answers a preflight. */
export function crossOrigin(settings: OriginSettings): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (c.req.method === 'OPTIONS') {
      c.res = c.body(null, 204, { allow: 'POST, OPTIONS' })
    } else {
      await next()
    }
    c.res.headers.append('vary', 'Origin')
    if (!origin || !settings.corsOrigins.includes(origin)) return
    c.res.headers.set('access-control-allow-origin', origin)
    c.res.headers.set('access-control-expose-headers', 'Retry-After')
    if (c.req.method === 'OPTIONS') {
      c.res.headers.set('access-control-allow-methods', 'GET, POST, OPTIONS')
      c.res.headers.set('access-control-allow-headers', allowedHeaders)
      c.res.headers.set('access-control-max-age', '7200')
    }
  }
}
