import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { read } from '#content/documents.ts'
import { createAllowances } from '../abuse/allowances.ts'
import { networksOf, widestNetwork } from '../abuse/networks.ts'
import type { Config } from '../config.ts'
import { isStoreUnavailable } from '../db/unavailable.ts'
import { createMetaReader } from '../requests/request-meta.ts'
import type { SiteAddresses } from '../site/addresses.ts'
import { compressText } from '../site/compress-text.ts'
import type { ErrorPages } from '../site/error-pages.ts'
import { canonicalPath, isNoAddress } from '../site/redirects.ts'
import { createRenderQueue } from '../site/render-queue.ts'
import { previewHeaders } from './preview-page.ts'
import type { PreviewRenderer } from './renderer.ts'
import { type OpenOutcome, previewPath } from './service.ts'

type PreviewEnv = { Bindings: HttpBindings }

type PreviewParts = {
  config: Config
  /** What a token shows. */
  open(token: string): Promise<OpenOutcome>
  renderer: PreviewRenderer
  errorPages: ErrorPages
  buildFolder: string
  addresses: SiteAddresses
}

/** A page takes as long as any other, in a process that does one thing at a time. */
const renders = { atOnce: 1, waiting: 20 }
/** From one network: somebody who reads a draft follows a link now and then; the desk's frame is loaded with each saving. */
const perNetwork = { atOnce: 60, perSecond: 1 }
const retryAfterSeconds = 2

const shape = /^\/preview\/([^/]+)(\/.*)?$/

/** Answers `/preview/TOKEN/about` with the page /about, as it would be with the drafts of the token. */
export function previewRoutes(parts: PreviewParts): Hono<PreviewEnv> {
  const { config, open, renderer, errorPages, buildFolder, addresses } = parts
  const app = new Hono<PreviewEnv>()
  const readMeta = createMetaReader(config)
  const queue = createRenderQueue(renders)
  const { take } = createAllowances(perNetwork)
  const { origin } = new URL(addresses.siteUrl)

  const answer: MiddlewareHandler<PreviewEnv> = async (c, next) => {
    const [, token = '', path = '/'] = shape.exec(new URL(c.req.url).pathname) ?? []
    /** As the page would be refused itself, in its language. */
    const refused = (status: 404 | 410 | 429 | 503, headers?: Record<string, string>) =>
      errorPages(status, new Request(new URL(origin + path), c.req.raw), { ...unlisted, ...headers })
    if (!token || isNoAddress(path)) return next()
    const { address } = readMeta(c.req.raw, c.env.incoming.socket.remoteAddress)
    const seconds = Math.max(...networksOf(address).map(({ name, share }) => take(name, share)))
    if (seconds > 0) return refused(429, { 'retry-after': String(seconds) })
    const opened = await open(token).catch((error) => {
      if (!isStoreUnavailable(error)) throw error
    })
    if (!opened) return refused(503, { 'retry-after': String(retryAfterSeconds) })
    if (!opened.ok) return refused(opened.problem === 'gone' ? 410 : 404)
    const canonical = canonicalPath(path)
    if (canonical !== undefined) return c.redirect(`${previewPath}${token}${canonical}`, 307)
    const { documents } = opened
    const language = path === '/en' || path.startsWith('/en/') ? 'en' : 'de'
    const { mark, notSent } = read('preview', language)
    const isPosted = c.req.method === 'POST'
    const order = { buildFolder, addresses, documents, path, base: previewPath + token, mark, notSent, isPosted }
    const asker = { network: widestNetwork(address), isWanted: () => c.env.incoming.socket.writable }
    const rendered = await queue.run(() => renderer.render(order), asker)
    // Nobody reads it.
    if (rendered === 'gone') return new Response(null, { status: 499 })
    if (rendered === 'crowded') return refused(429, { 'retry-after': String(retryAfterSeconds) })
    if (rendered === 'busy' || !rendered || rendered.status === 500) {
      return refused(503, { 'retry-after': String(retryAfterSeconds) })
    }
    if (rendered.status === 404) return refused(404)
    const { body, headers } = compressText(rendered.html, c.req.header('accept-encoding') ?? null)
    return c.body(body, 200, { ...previewHeaders(config.siteUrl, rendered.html), ...headers })
  }

  // Forms that are sent without scripts: nobody reads what they say.
  app.on(['GET', 'HEAD', 'POST'], `${previewPath}*`, answer)
  return app
}

const unlisted = { 'x-robots-tag': 'noindex, nofollow, noarchive' }
