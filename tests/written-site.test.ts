import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isErrorPath } from '#server/site/error-pages.ts'
import { loadSite } from '#server/site/load.ts'
import { isAlwaysRendered } from '#server/site/query-pages.ts'
import { type NginxFront, startNginxFront } from './support/nginx-front.ts'
import { type RunningServer, startServer } from './support/server.ts'

// nginx with deploy/nginx.conf serves what the server has written: nobody can tell them apart.
const siteOut = mkdtempSync(path.join(tmpdir(), 'site-out-'))
let server: RunningServer
let nginx: NginxFront

beforeAll(async () => {
  server = await startServer({ SITE_OUT: siteOut, TRUSTED_PROXIES: '127.0.0.1' })
  nginx = await startNginxFront(siteOut, server.url)
})

afterAll(async () => {
  await nginx?.stop()
  await server?.stop()
})

const site = await loadSite('build', {
  siteUrl: 'http://localhost:3000',
  bookingUrl: undefined,
  anonKey: '',
  hasModel: false,
})

/** What each makes by itself, and what stays true of another file's time. */
const itsOwn = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'x-request-id',
])

async function answerOf(url: string, encoding: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding }, redirect: 'manual' })
  const headers = [...response.headers].filter(([name]) => !itsOwn.has(name)).sort()
  return { status: response.status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each(['br', 'gzip', 'identity'])('every page and file is the same to the byte, as %s', async (encoding) => {
  const written = [...site.keys()].filter((address) => !isAlwaysRendered(address))
  for (const address of written) {
    const [ours, theirs] = await Promise.all([
      answerOf(server.url + address, encoding),
      answerOf(nginx.url + address, encoding),
    ])
    expect(theirs.status, address).toBe(ours.status)
    expect(theirs.headers, address).toEqual(ours.headers)
    expect(theirs.bytes.equals(ours.bytes), address).toBe(true)
  }
})

test.each([
  '/no-such-page',
  '/en',
  '/about/',
  '/About',
  '/about.html',
  '/pages/about.html',
  '/headers.conf',
  '/etags.json',
  '/files/robots.txt',
  '/blog?q=bexio',
  '/about?x=<script>',
  '/healthz',
  '/desk',
])("%s is the server's", async (address) => {
  const [ours, theirs] = await Promise.all([
    answerOf(server.url + address, 'identity'),
    answerOf(nginx.url + address, 'identity'),
  ])
  expect(theirs.status).toBe(ours.status)
})

test('pages come from the folder, but for those that change by themselves', async () => {
  const pages = [...site.values()].filter(({ scriptHashes }) => scriptHashes).map((page) => page.path)
  // Our server names no time.
  const fromFolder = await Promise.all(
    pages.map(async (page) => (await fetch(nginx.url + page, { method: 'HEAD' })).headers.has('last-modified')),
  )
  const others = pages.filter((_page, index) => !fromFolder[index])
  expect(others.sort()).toEqual(
    [...site.values()]
      .filter(
        ({ scriptHashes, changes, path: address }) =>
          scriptHashes && (changes || isErrorPath(address) || isAlwaysRendered(address)),
      )
      .map((page) => page.path)
      .sort(),
  )
  expect(others.length).toBeLessThan(30)
})

test('a browser that knows a page is told so, and a part is sent where it is asked for', async () => {
  const first = await fetch(`${nginx.url}/about`)
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(`${nginx.url}/about`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const font = [...site.keys()].find((address) => address.endsWith('.woff2'))
  const part = await fetch(nginx.url + font, { headers: { range: 'bytes=0-9' } })
  expect(part.status).toBe(206)
})

test("calls and forms go through, with the visitor's address", async () => {
  const answer = await fetch(`${nginx.url}/rest/v1/rpc/get_tier_availability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(200)
  const form = await fetch(`${nginx.url}/newsletter`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'through-nginx@example.com' }),
  })
  expect(form.status).toBe(200)
})

test('pages stay while the server is away', async () => {
  await server.stop()
  const page = await fetch(`${nginx.url}/en/services/tax-reporting`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('</html>')
  expect((await fetch(`${nginx.url}/healthz`)).status).toBe(502)
})
