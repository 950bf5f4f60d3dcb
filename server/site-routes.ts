import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { picturesPath as sitePicturesPath } from '#contract/picture-address.ts'
import { createAllowances } from './abuse/allowances.ts'
import { networksOf, widestNetwork } from './abuse/networks.ts'
import { isAllowedOrigin } from './abuse/origin.ts'
import { readForm } from './abuse/read-form.ts'
import type { Config } from './config.ts'
import { oneClickUnsubscribe } from './newsletter/one-click.ts'
import { picturesPath } from './newsletter/pictures/picture-address.ts'
import { serveIssuePicture } from './newsletter/pictures/routes.ts'
import { serveSitePicture } from './pictures/routes.ts'
import { createMetaReader } from './requests/request-meta.ts'
import type { Services } from './services.ts'
import { type ErrorPages, statusOfNoPage } from './site/error-pages.ts'
import type { IssuePages } from './site/issue-pages.ts'
import type { Pages } from './site/pages.ts'
import { canonicalPath, isNoAddress } from './site/redirects.ts'
import type { Renderer } from './site/render.ts'
import { createRenderQueue } from './site/render-queue.ts'

type SiteEnv = { Bindings: HttpBindings }

type SiteParts = {
  config: Config
  services: Services
  pages: Pages
  errorPages: ErrorPages
  render: Renderer
  issuePages?: IssuePages
}

/** Form posts of pages are short; anything longer is not one. */
const formLimit = 64 * 1024

/** Where mail programs end a subscription with one click (RFC 8058); the page's own form is passed on. */
const unsubscribePaths = ['/newsletter/unsubscribe', '/en/newsletter/unsubscribe']

/** Where the appointment book stands. */
const bookPaths = ['/book', '/en/book']

/**
 * A rendered page takes about ten milliseconds of the one thread. With so many under way and waiting, the last one comes within
 * a second, and everything that comes from memory goes in between.
 */
const renders = { atOnce: 2, waiting: 50 }

/** Rendered pages from one network, those read and those posted each; an office behind one address needs a few in a minute. */
const perNetwork = { atOnce: 60, perSecond: 2 }

const retryAfterSeconds = 2

/** What is not a built file as it stands: other spellings of addresses, forms without JavaScript, pages with a query, and what is missing. */
export function siteRoutes({ config, services, pages, errorPages, render, issuePages }: SiteParts): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  const readMeta = createMetaReader(config)
  const queue = createRenderQueue(renders)
  const allowances = { reading: createAllowances(perNetwork), posting: createAllowances(perNetwork) }

  app.use(async (c, next) => (isNoAddress(pathOf(c)) ? errorPages(400, c.req.raw) : next()))
  app.on(['GET', 'HEAD'], `${picturesPath}*`, serveIssuePicture(services))
  app.on(['GET', 'HEAD'], `${sitePicturesPath}*`, serveSitePicture(services))
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const canonical = canonicalPath(pathname) ?? pages.spelling(pathname)
    if (canonical === undefined) return next()
    // A query may hold a token, which no cache shall keep.
    c.header('cache-control', search ? 'no-store' : 'public, max-age=86400')
    return c.redirect(canonical + search, 308)
  })
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const successor = pages.moved(pathname)
    if (successor === undefined) return next()
    // It may become a page again.
    c.header('cache-control', 'public, max-age=0, must-revalidate')
    return c.redirect(successor + search, 308)
  })
  app.on(['GET', 'HEAD'], '*', async (c, next) => (await issuePages?.(c.req.raw)) ?? next())
  app.on(['GET', 'HEAD', 'POST'], '*', async (c, next) =>
    pages.has(pathOf(c)) ? next() : errorPages(statusOfNoPage(pathOf(c)), c.req.raw),
  )
  // An outside service replaces the book.
  const { bookingUrl } = config
  if (bookingUrl) for (const path of bookPaths) app.get(path, (c) => c.redirect(bookingUrl, 302))
  app.post('*', async (c, next) => (isAllowedOrigin(c.req.raw.headers, config) ? next() : c.text('Forbidden', 403)))
  app.post('*', readForm(formLimit))
  for (const path of unsubscribePaths) app.post(path, oneClickUnsubscribe(services))
  app.on(['GET', 'HEAD', 'POST'], '*', async (c) => {
    const { incoming } = c.env
    const meta = readMeta(c.req.raw, incoming.socket.remoteAddress)
    const seconds = waitingTime(c.req.method, meta.address)
    if (seconds > 0) return errorPages(429, c.req.raw, comeBack(seconds))
    const asker = { network: widestNetwork(meta.address), isWanted: () => incoming.socket.writable }
    const answer = await queue.run(() => render(c.req.raw, meta), asker)
    if (answer === 'crowded') return errorPages(429, c.req.raw, comeBack(retryAfterSeconds))
    if (answer === 'busy') return errorPages(503, c.req.raw, comeBack(retryAfterSeconds))
    // Nobody reads it; the log tells it apart from failures by the status that nginx made usual.
    return answer === 'gone' ? new Response(null, { status: clientClosedRequest }) : answer
  })
  app.all('*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD, POST' }))
  return app

  /** Seconds until the visitor's network may have another rendered page; 0: now. */
  function waitingTime(method: string, address: string): number {
    const { take } = method === 'POST' ? allowances.posting : allowances.reading
    return Math.max(...networksOf(address).map(({ name, share }) => take(name, share)))
  }
}

const clientClosedRequest = 499

const pathOf = (c: Context) => new URL(c.req.url).pathname

/** What was sent ahead on the connection is dropped with it. */
const comeBack = (seconds: number) => ({ 'retry-after': String(seconds), connection: 'close' })
