import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { isSuspiciousAddress } from '#contract/sanitise.ts'
import { calendarFeedPath } from './appointments/calendar-path.ts'
import { createCalls } from './calls.ts'
import type { Config } from './config.ts'
import type { Desk } from './desk/handler.ts'
import type { Logger } from './log.ts'
import type { RequestMeter } from './metrics/requests.ts'
import { clickRoutes } from './newsletter/click-routes.ts'
import { type Probes, serves } from './probes.ts'
import { isCall } from './requests/call.ts'
import type { InsiderCheck } from './requests/insider.ts'
import { createRequestIds, requestIdHeader, withRequestId } from './requests/request-id.ts'
import { logRequests } from './requests/request-log.ts'
import { createMetaReader } from './requests/request-meta.ts'
import { createRequestQueue } from './requests/request-pipelining.ts'
import type { Services } from './services.ts'
import { securityHeaders } from './site/security-headers.ts'
import type { Site } from './site/site.ts'
import { tokenPageHeaders } from './site/token-pages.ts'
import { siteRoutes } from './site-routes.ts'

export type HttpParts = {
  config: Config
  log: Logger
  services: Services
  /** Turns the answer to a bad post into 429 when its network has sent too many. */
  refusedPosts: MiddlewareHandler
  site: Site
  /** The operator's desk, below /desk. */
  desk: Desk | undefined
  probes: Probes
  /** Who reads more than that the site serves. */
  isInsider: InsiderCheck
  meterRequest: RequestMeter
  /** Answers /metrics. */
  metrics: Handler
  /** Answers the secret addresses to which calendars subscribe. */
  calendar: Handler
}

/** In milliseconds and bytes. Whoever sends slowly loses the connection, before it costs more than its socket. */
const limits = {
  requestTimeout: 120_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}

/** Milliseconds for what is sent with a request. Only at the desk may it take longer: pictures of 20 MB come there, on slow lines, too. */
const bodyTimeout = 15_000

/** Milliseconds without a byte in either direction, for whoever stops reading an answer. */
const silence = 120_000
const headersOfRequest = 100
/** Well below the open files that a service may have; a connection that waits holds some kilobytes. */
const connections = 10_000

/** Everything a request passes, in order: prebuilt files, then the app below. */
export function createHttpServer(parts: HttpParts): Server {
  const answer = getRequestListener(createApp(parts).fetch)
  const requestIdOf = createRequestIds(parts.config)
  const enqueue = createRequestQueue()
  const refusedHeaders = {
    ...securityHeaders(parts.config.siteUrl),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  }
  const server = createServer(limits, (request, response) => {
    // What came ahead of its turn in the same piece of data, on a connection that has ended meanwhile.
    if (request.socket.destroyed) return
    parts.meterRequest(request, response)
    if (namesSeveralHosts(request)) return void response.writeHead(400, refusedHeaders).end('Bad Request')
    if (!request.url?.startsWith('/desk/')) limitBody(request)
    const id = requestIdOf(request)
    const toApp = () => {
      response.setHeader(requestIdHeader, id)
      withRequestId(id, () => answer(request, response))
    }
    parts.site.serve(request, response, () => enqueue(request, response, toApp), id)
  })
  server.maxHeadersCount = headersOfRequest
  server.maxConnections = connections
  return server.setTimeout(silence)
}

function limitBody(request: IncomingMessage): void {
  if (!('content-length' in request.headers || 'transfer-encoding' in request.headers)) return
  const giveUp = setTimeout(() => request.complete || request.socket.destroy(), bodyTimeout)
  request.once('close', () => clearTimeout(giveUp))
}

/** Proxies may read one Host and we the other: such a request is refused, whatever it asks for (RFC 9112, 3.2). */
function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

function createApp({
  config,
  log,
  services,
  refusedPosts,
  site,
  desk,
  probes,
  isInsider,
  metrics,
  calendar,
}: HttpParts) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const readMeta = createMetaReader(config)
  const headers = Object.entries(securityHeaders(config.siteUrl))

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(tokenPageHeaders(context.req.path))) context.res.headers.set(name, value)
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
  })
  app.onError((error, context) => {
    const { destroyed, complete } = context.env.incoming
    // The visitor went away, or was too slow, before all of it had come: no fault of ours, and nobody reads the answer.
    if (destroyed && !complete) return context.text('Bad Request', 400)
    log.error({ err: error }, 'request failed')
    return context.text('Internal Server Error', 500)
  })

  app.get('/healthz', async (context) => {
    const mayKnow = isInsider(context.req.raw.headers, context.env.incoming.socket.remoteAddress)
    return context.json(mayKnow ? await probes.health() : serves, 200, { 'cache-control': 'no-store' })
  })
  app.get('/readyz', async (context) => {
    const ready = await probes.isReady()
    return context.json({ ready }, ready ? 200 : 503, { 'cache-control': 'no-store' })
  })

  app.get('/metrics', metrics)

  app.use(logRequests(log))

  app.use(refusedPosts)

  app.use(async (context, next) => {
    const address = context.env.incoming.url ?? '/'
    // The calls answer for themselves, in their own shape.
    if (!isSuspiciousAddress(address) || isCall(address)) return next()
    const event = { event_type: 'suspicious_navigation', event_data: { address: address.slice(0, 200) } }
    await services.logSecurityEvent(event, readMeta(context.req.raw, context.env.incoming.socket.remoteAddress))
    return site.errorPages(400, context.req.raw)
  })

  app.get(calendarFeedPath, calendar)

  app.route('/', createCalls(services, config))

  const atDesk: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) =>
    (await desk?.answer(context.req.raw, readMeta(context.req.raw, context.env.incoming.socket.remoteAddress))) ??
    next()
  app.all('/desk', atDesk)
  app.all('/desk.data', atDesk)
  app.all('/desk/*', atDesk)

  app.route('/', clickRoutes({ config, services }))

  if (site.previews) app.route('/', site.previews)

  app.route('/', siteRoutes({ config, services, ...site }))
  return app
}
