import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSuspiciousAddress } from '#contract/sanitise.ts'
import { requestIdHeader } from '../requests/request-id.ts'
import { type Encoding, pickEncoding } from './accept-encoding.ts'
import { type ByteRange, byteRange } from './byte-range.ts'
import { isErrorPath } from './error-pages.ts'
import { formFor, type LoadedFile, lengthOf } from './file-forms.ts'
import { inlineScriptsOf, type LoadedSite } from './load.ts'
import { asksForRendering, isAlwaysRendered } from './query-pages.ts'
import type { RareForms } from './rare-forms.ts'
import type { Renewal } from './renewal.ts'
import { documentHeaders, securityHeaders } from './security-headers.ts'

/** Names and values in turn, as Node writes them fastest; the last value is the place for the request's id. */
type HeaderList = string[]

type Prepared = {
  form: Encoding
  length: number
  /** Where it is held in memory. */
  body: Buffer | undefined
  etag: string
  headers: HeaderList
  notModified: HeaderList
}

type Served = {
  file: LoadedFile
  /** Made when somebody first asks, by the encoding that is asked for. */
  variants: Partial<Record<Encoding, Prepared>>
  /** How many of the dates on the page had passed when it was made. */
  passed: number
  /** Under way while visitors wait for it. */
  renewal?: Promise<void> | undefined
}

/** Answers a request as far as possible from memory, or passes it on when it is not a plain reading of a built file. */
export type SiteServer = (request: IncomingMessage, response: ServerResponse, next: () => void, id: string) => void

/**
 * Prepares headers once, so that a request costs a look-up and a write.
 * Documents are checked with the server each time (ETag); assets named by their content are kept for ever.
 * @param renew for a page on which a date has passed; once for all visitors, who wait for it
 * @param rareForms lends what few readers take, and is not held in memory
 */
export function createSiteServer(
  site: LoadedSite,
  siteUrl: string,
  renew: Renewal,
  rareForms: RareForms,
  now = () => new Date(),
): SiteServer {
  const table = new Map(
    [...site]
      .filter(([path]) => !isErrorPath(path) && !isAlwaysRendered(path))
      .map(([path, file]): [string, Served] => [path, { file, passed: 0, variants: {} }]),
  )

  const inlineScripts = inlineScriptsOf(site)

  /** How many of the dates on a page have passed. */
  function passedNow(changes: number[]): number {
    const time = now().getTime()
    return changes.filter((moment) => moment <= time).length
  }

  function renewed(served: Served, passed: number): Promise<void> {
    served.renewal ??= renew(served.file).then((file) => {
      served.file = file
      served.variants = {}
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

  function answer(served: Served, request: IncomingMessage, response: ServerResponse, id: string): void {
    const encoding = pickEncoding(request.headers['accept-encoding'])
    let prepared = served.variants[encoding]
    if (!prepared) {
      prepared = prepare(served.file, formFor(served.file, encoding), siteUrl, inlineScripts)
      served.variants[encoding] = prepared
    }
    send(prepared, served.file, request, response, id)
  }

  function send(
    prepared: Prepared,
    file: LoadedFile,
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
  ): void {
    if (matches(request.headers['if-none-match'], prepared.etag)) {
      response.writeHead(304, withId(prepared.notModified, id)).end()
      return
    }
    if (request.method === 'HEAD') {
      response.writeHead(200, withId(prepared.headers, id)).end()
      return
    }
    const range = isUnchanged(request, prepared) ? byteRange(request.headers.range, prepared.length) : undefined
    if (range === 'unsatisfiable') answerUnsatisfiable(prepared, response, id)
    else if (prepared.body) sendBody(prepared, prepared.body, range, response, id)
    else sendRare(prepared, file, range, response, id)
  }

  /** It is lent until the last byte has gone: slow readers of one form share it. */
  function sendRare(
    prepared: Prepared,
    file: LoadedFile,
    range: Range | undefined,
    response: ServerResponse,
    id: string,
  ): void {
    const lent = rareForms.lend(file, prepared.form)
    if (!lent) {
      const headers = ['retry-after', '1', 'content-length', '0', 'cache-control', 'no-store', requestIdHeader, id]
      response.writeHead(503, [...Object.entries(securityHeaders(siteUrl)).flat(), ...headers]).end()
      return
    }
    response.once('close', lent.giveBack)
    lent.bytes.then(
      (body) => {
        if (!response.destroyed) sendBody(prepared, body, range, response, id)
      },
      () => response.destroy(),
    )
  }
}

type Range = Exclude<ByteRange, 'unsatisfiable'>

function sendBody(
  { headers, notModified }: Prepared,
  body: Buffer,
  range: Range | undefined,
  response: ServerResponse,
  id: string,
): void {
  if (!range) {
    response.writeHead(200, withId(headers, id)).end(body)
    return
  }
  const { first, last } = range
  const part = body.subarray(first, last + 1)
  const ofPart = ['content-range', `bytes ${first}-${last}/${body.length}`, 'content-length', String(part.length)]
  response.writeHead(206, [...withId(notModified, id), ...ofPart]).end(part)
}

function answerUnsatisfiable({ notModified, length }: Prepared, response: ServerResponse, id: string): void {
  const headers = ['content-range', `bytes */${length}`, 'content-length', '0']
  response.writeHead(416, [...withId(notModified, id), ...headers]).end()
}

/** If-Range: a part of another version would not fit what the browser has. */
function isUnchanged({ headers }: IncomingMessage, { etag }: Prepared): boolean {
  const known = headers['if-range']
  return known === undefined || known === etag
}

function prepare(file: LoadedFile, form: Encoding, siteUrl: string, inlineScripts: string[]): Prepared {
  const shared: Record<string, string> = {
    ...securityHeaders(siteUrl),
    'content-type': file.type,
    'accept-ranges': 'bytes',
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ...(file.compressed ? { vary: 'accept-encoding' } : {}),
    ...(file.scriptHashes ? documentHeaders(siteUrl, [...new Set([...inlineScripts, ...file.scriptHashes])]) : {}),
  }
  // One tag for each encoding: the bytes differ, and a strong tag promises equal bytes.
  const etag = form === 'identity' ? `"${file.etag}"` : `"${file.etag}-${form}"`
  const headers = { ...shared, etag, ...(form === 'identity' ? {} : { 'content-encoding': form }) }
  const length = lengthOf(file, form)
  return {
    ...{ form, length, body: form === file.heldAs ? file.held : undefined, etag },
    headers: headerList({ ...headers, 'content-length': String(length) }),
    notModified: headerList(headers),
  }
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
