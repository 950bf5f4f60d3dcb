import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Config } from '../config.ts'
import { createMetaReader } from '../requests/request-meta.ts'
import type { Services } from '../services.ts'
import { countedPath } from './counted-links.ts'

type ClickParts = { config: Config; services: Pick<Services, 'countClick'> }

/** Links of issues: counted, and led on to the page that stands in them, always of our own site. Works without the store, too. */
export function clickRoutes({ config, services }: ClickParts): Hono<{ Bindings: HttpBindings }> {
  const readMeta = createMetaReader(config)
  return new Hono<{ Bindings: HttpBindings }>().get(`${countedPath}/:issue/*`, (c) => {
    const { pathname, search } = new URL(c.req.url)
    const [, , key = '', ...rest] = pathname.split('/')
    const target = `/${rest.join('/')}${search}`
    const { address } = readMeta(c.req.raw, c.env.incoming.socket.remoteAddress)
    // Nobody waits for the count.
    void services.countClick(key, target, { address, headers: c.req.raw.headers, method: c.req.method })
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    return c.redirect(config.siteUrl + target, 302)
  })
}
