import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSuspiciousAddress } from '#contract/sanitise.ts'
import { requestIdHeader } from '../requests/request-id.ts'
import { type Encoding, pickEncoding } from './accept-encoding.ts'
import { type ByteRange, byteRange } from './byte-range.ts'
import { isErrorPath } from './error-pages.ts'
import type { LoadedFile, LoadedSite } from './load.ts'
import { asksForRendering, isAlwaysRendered } from './query-pages.ts'
import type { Renewal } from './renewal.ts'
import { documentHeaders, securityHeaders } from './security-headers.ts'

/** Names and values in turn, as Node writes them fastest; the last value is the place for the request's id. */
type HeaderList = string[]

type Prepared = { body: Buffer; etag: string; headers: HeaderList; notModified: HeaderList }

type Served = {
  file: LoadedFile
  variants: Record<Encoding, Prepared>
  /** How many of the dates on the page had passed when it was made. */
  passed: number
  /** Under way while visitors wait for it. */
  renewal?: Promise<void> | undefined
}

/** Answers a request from memory, or passes it on when it is not a plain reading of a built file. */
export type SiteServer = (request: IncomingMessage, response: ServerResponse, next: () => void, id: string) => void

/**
 * Prepares all headers and bodies once, so that a request costs a look-up and a write.
 * Documents are checked with the server each time (ETag); assets named by their content are kept for ever.
 * @param renew for a page on which a date has passed; once for all visitors, who wait for it
 */
export function createSiteServer(
  site: LoadedSite,
  siteUrl: string,
  renew: Renewal,
  now = () => new Date(),
): SiteServer {
  const table = new Map(
    [...site]
      .filter(([path]) => !isErrorPath(path) && !isAlwaysRendered(path))
      .map(([path, file]): [string, Served] => [path, { file, passed: 0, variants: prepare(file, siteUrl) }]),
  )

  /** How many of the dates on a page have passed. */
  function passedNow(changes: number[]): number {
    const time = now().getTime()
    return changes.filter((moment) => moment <= time).length
  }

  function renewed(served: Served, passed: number): Promise<void> {
    served.renewal ??= renew(served.file).then((file) => {
      served.variants = prepare(file, siteUrl)
      served.passed = passed
      served.renewal = undefined
    })
    return served.renewal
  }

  return (request, response, next, id) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const url = request.url ?? '/'
    const query = url.indexOf('?')
    const path = query === -1 ? url : url.slice(0, query)
    const file = table.get(path)
    if (!file) return next()
    if (query !== -1 && (isSuspiciousAddress(url) || asksForRendering(path, url.slice(query)))) return next()
    const { changes } = file.file
    const passed = changes ? passedNow(changes) : 0
    if (passed === file.passed) return answer(file, request, response, id)
    void renewed(file, passed).then(() => answer(file, request, response, id))
  }
}

function answer({ variants }: Served, request: IncomingMessage, response: ServerResponse, id: string): void {
  const answer = variants[pickEncoding(request.headers['accept-encoding'])]
  if (matches(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, withId(answer.notModified, id)).end()
    return
  }
  if (request.headers.range !== undefined && request.method === 'GET' && isUnchanged(request, answer)) {
    const range = byteRange(request.headers.range, answer.body.length)
    if (range) {
      answerRange(answer, range, response, id)
      return
    }
  }
  response.writeHead(200, withId(answer.headers, id))
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}

/** If-Range: a part of another version would not fit what the browser has. */
function isUnchanged({ headers }: IncomingMessage, { etag }: Prepared): boolean {
  const known = headers['if-range']
  return known === undefined || known === etag
}

function answerRange({ body, notModified }: Prepared, range: ByteRange, response: ServerResponse, id: string): void {
  if (range === 'unsatisfiable') {
    response.writeHead(416, [
      ...withId(notModified, id),
      'content-range',
      `bytes */${body.length}`,
      'content-length',
      '0',
    ])
    response.end()
    return
  }
  const { first, last } = range
  const part = body.subarray(first, last + 1)
  const headers = ['content-range', `bytes ${first}-${last}/${body.length}`, 'content-length', String(part.length)]
  response.writeHead(206, [...withId(notModified, id), ...headers]).end(part)
}

function prepare(file: LoadedFile, siteUrl: string): Record<Encoding, Prepared> {
  const shared: Record<string, string> = {
    ...securityHeaders(siteUrl),
    'content-type': file.type,
    'accept-ranges': 'bytes',
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ...(file.compressed ? { vary: 'accept-encoding' } : {}),
    ...(file.scriptHashes ? documentHeaders(siteUrl, file.scriptHashes) : {}),
  }
  const variant = (encoding: Encoding, body: Buffer | undefined): Prepared => {
    if (!body || (encoding !== 'identity' && body.length >= file.plain.length)) return variant('identity', file.plain)
    // One tag for each encoding: the bytes differ, and a strong tag promises equal bytes.
    const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
    const headers = { ...shared, etag, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) }
    const length = { 'content-length': String(body.length) }
    return { body, etag, headers: headerList({ ...headers, ...length }), notModified: headerList(headers) }
  }
  return { br: variant('br', file.br), gzip: variant('gzip', file.gzip), identity: variant('identity', file.plain) }
}

function headerList(headers: Record<string, string>): HeaderList {
  return [...Object.entries(headers).flat(), requestIdHeader, '']
}

/** The list itself, with the id filled in: Node has turned it into bytes before the next request is looked at. */
function withId(headers: HeaderList, id: string): HeaderList {
  headers[headers.length - 1] = id
  return headers
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
