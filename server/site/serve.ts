import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isSuspiciousAddress } from '#contract/sanitise.ts'
import { type Encoding, pickEncoding } from './accept-encoding.ts'
import type { LoadedFile, LoadedSite } from './load.ts'
import { asksForRendering } from './query-pages.ts'
import { documentHeaders, securityHeaders } from './security-headers.ts'

type Prepared = { body: Buffer; etag: string; headers: OutgoingHttpHeaders; notModified: OutgoingHttpHeaders }

/** Answers a request from memory, or passes it on when it is not a plain reading of a built file. */
export type SiteServer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Prepares all headers and bodies once, so that a request costs a look-up and a write.
 * Documents are checked with the server each time (ETag); assets named by their content are kept for ever.
 */
export function createSiteServer(site: LoadedSite, siteUrl: string, now = () => new Date()): SiteServer {
  const table = new Map(
    [...site].map(([path, file]) => [path, { staleFrom: file.staleFrom, variants: prepare(file, siteUrl) }]),
  )
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const url = request.url ?? '/'
    const query = url.indexOf('?')
    const path = query === -1 ? url : url.slice(0, query)
    const file = table.get(path)
    if (!file) return next()
    if (file.staleFrom !== undefined && now().getTime() >= file.staleFrom) return next()
    if (query !== -1 && (isSuspiciousAddress(url) || asksForRendering(path, url.slice(query)))) return next()
    const answer = file.variants[pickEncoding(request.headers['accept-encoding'])]
    if (matches(request.headers['if-none-match'], answer.etag)) {
      response.writeHead(304, answer.notModified).end()
      return
    }
    response.writeHead(200, answer.headers)
    response.end(request.method === 'HEAD' ? undefined : answer.body)
  }
}

function prepare(file: LoadedFile, siteUrl: string): Record<Encoding, Prepared> {
  const shared: OutgoingHttpHeaders = {
    ...securityHeaders(siteUrl),
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ...(file.compressed ? { vary: 'accept-encoding' } : {}),
    ...(file.scriptHashes ? documentHeaders(siteUrl, file.scriptHashes) : {}),
  }
  const variant = (encoding: Encoding, body: Buffer | undefined): Prepared => {
    if (!body || (encoding !== 'identity' && body.length >= file.plain.length)) return variant('identity', file.plain)
    // One tag for each encoding: the bytes differ, and a strong tag promises equal bytes.
    const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
    const headers = { ...shared, etag, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) }
    return { body, etag, headers: { ...headers, 'content-length': body.length }, notModified: headers }
  }
  return { br: variant('br', file.br), gzip: variant('gzip', file.gzip), identity: variant('identity', file.plain) }
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
