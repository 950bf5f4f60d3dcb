import { randomBytes } from 'node:crypto'
import { crashEventType } from '#contract/severity.ts'
import type { Logger } from '../log.ts'
import type { Meta } from '../requests/request-meta.ts'
import type { Services } from '../services.ts'
import { fillAddresses, type SiteAddresses } from './addresses.ts'
import { addClientScripts, type ClientScripts } from './client-scripts.ts'
import { compressText } from './compress-text.ts'
import { documentHeaders } from './security-headers.ts'

/** What the server knows of a request and a page cannot. */
export type RequestFacts = {
  /** Who sent it. */
  meta: Meta
  /** For the inline scripts of its answer. */
  nonce: string
  /** Writes an error of the website into the server's log, where people's data is taken out. */
  report(error: unknown, errorId?: string): void
}

/** The built website's own request handler, handed in at start. Without facts it answers as at build: one page for everybody. */
export type SiteHandler = (request: Request, facts: RequestFacts | null) => Promise<Response>

export type Renderer = (request: Request, meta: Meta) => Promise<Response>

/**
 * Lets React Router answer what no built page answers: forms without JavaScript and unknown addresses. Each answer gets
 * a fresh nonce for its inline scripts, is compressed and is never cached. Without `scripts` (while developing) Vite serves the sources.
 * @param services where a crash is noted, so that the operator is told
 */
export function createRenderer(
  handle: SiteHandler,
  log: Logger,
  addresses: SiteAddresses,
  scripts?: ClientScripts,
  services?: Pick<Services, 'logSecurityEvent'>,
): Renderer {
  return async (request, meta) => {
    const report: RequestFacts['report'] = (error, errorId) => {
      log.error({ err: error, errorId }, 'page failed')
      if (errorId && services) void services.logSecurityEvent(crashEvent(request, error, errorId), meta)
    }
    const nonce = randomBytes(16).toString('base64')
    const response = await handle(onPublicOrigin(request, addresses.siteUrl), { meta, nonce, report })
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    for (const [name, value] of Object.entries(documentHeaders(addresses.siteUrl, [`'nonce-${nonce}'`]))) {
      headers.set(name, value)
    }
    const filled = fillAddresses(await response.text(), addresses)
    const text = scripts ? addClientScripts(filled, scripts) : filled
    if (text === '') return new Response(null, { status: response.status, headers })
    const compressed = compressText(text, request.headers.get('accept-encoding'))
    for (const [name, value] of Object.entries(compressed.headers)) headers.set(name, value)
    return new Response(compressed.body, { status: response.status, headers })
  }
}

/** The crash screen promises that we are told, also where it was the server that failed. Same shape as the browser's event. */
function crashEvent(request: Request, error: unknown, errorId: string) {
  const message = error instanceof Error ? error.message : String(error)
  const details = JSON.stringify({ errorId, message: `on the server: ${message}` })
  return { event_type: crashEventType, event_data: { details, url: new URL(request.url).pathname } }
}

/** Of all others, the origin is the word `null`. */
const webProtocols = new Set(['http:', 'https:'])

/**
 * React Router compares a form's Origin with the request's own address, which behind a TLS proxy is another one. Origins
 * were checked before a request comes here, so the request is given the address that the browser used.
 */
function onPublicOrigin(request: Request, siteUrl: string): Request {
  const { pathname, search } = new URL(request.url)
  const stated = URL.parse(request.headers.get('origin') ?? '')
  const origin = stated && webProtocols.has(stated.protocol) ? stated.origin : siteUrl
  // Put together as text: resolved, a path such as `//elsewhere.example` would be another host.
  return new Request(origin + pathname + search, request)
}
