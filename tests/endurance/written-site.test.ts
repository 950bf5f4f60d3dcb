import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isErrorPath } from '#server/site/error-pages.ts'
import { loadSite } from '#server/site/load.ts'
import { isAlwaysRendered } from '#server/site/query-pages.ts'
import { startCaddyFront } from '../support/caddy-front.ts'
import { type NginxFront, startNginxFront } from '../support/nginx-front.ts'
import { markedPages, markOn, pageText, publishMarkQuietly } from '../support/publishing.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// Promise: nginx and Caddy serve the written site with the bytes and headers of our own server.

// nginx with deploy/nginx.conf and Caddy with deploy/Caddyfile.files serve what the server has written: nobody can tell them apart.
const siteUrl = 'https://www.example.com'
const siteOut = mkdtempSync(path.join(tmpdir(), 'site-out-'))
let server: RunningServer
let nginx: NginxFront
let caddy: Awaited<ReturnType<typeof startCaddyFront>>

beforeAll(async () => {
  server = await startServer({ SITE_URL: siteUrl, SITE_OUT: siteOut, TRUSTED_PROXIES: '127.0.0.1' })
  nginx = await startNginxFront(siteOut, server.url)
  caddy = await startCaddyFront(siteOut, server.url)
})

afterAll(async () => {
  await nginx?.stop()
  await caddy?.stop()
  await server?.stop()
})

const site = await loadSite('build', {
  siteUrl,
  bookingUrl: undefined,
  anonKey: '',
  hasModel: false,
})

const written = [...site.keys()].filter((address) => !isAlwaysRendered(address))

/** By folder and ending, which is what the settings of nginx and Caddy go by. */
const oneOfEachKind = [
  ...new Map(written.map((address) => [`${address.split('/')[1]} ${path.extname(address)}`, address])).values(),
]

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

const fronts = { nginx: () => nginx, Caddy: () => caddy }

describe.each(Object.entries(fronts))('%s', (_name, front) => {
  test.each([
    ['every page and file', 'br', written],
    ['each kind of them', 'gzip', oneOfEachKind],
    ['each kind of them', 'identity', oneOfEachKind],
  ])('has %s the same to the byte, as %s', async (_, encoding, addresses) => {
    for (const address of addresses) {
      const [ours, theirs] = await Promise.all([
        answerOf(server.url + address, encoding),
        answerOf(front().url + address, encoding),
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
    '/site/pages/about.html',
    '/etags.json',
    '/files/robots.txt',
    '/abou*',
    '/abou[t]',
    '/blog?q=bexio',
    '/about?x=<script>',
    '/healthz',
    '/desk',
  ])("%s is the server's", async (address) => {
    const [ours, theirs] = await Promise.all([
      answerOf(server.url + address, 'identity'),
      answerOf(front().url + address, 'identity'),
    ])
    expect(theirs.status).toBe(ours.status)
  })

  test('tells a browser that knows a page so, and sends a part where it is asked for', async () => {
    const first = await fetch(`${front().url}/about`)
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(`${front().url}/about`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const font = [...site.keys()].find((address) => address.endsWith('.woff2'))
    const part = await fetch(front().url + font, { headers: { range: 'bytes=0-9' } })
    expect(part.status).toBe(206)
  })

  test("lets calls and forms through, with the visitor's address", async () => {
    const answer = await fetch(`${front().url}/rest/v1/rpc/get_tier_availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(200)
    const form = await fetch(`${front().url}/newsletter`, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'through-a-front@example.com' }),
    })
    expect(form.status).toBe(200)
  })

  test('lets a picture of the desk through', async () => {
    const upload = new FormData()
    // More than nginx takes by itself, and no more than a socket holds: whoever is refused early may still be writing else.
    upload.set('file', new Blob([Buffer.alloc(1_200_000, 1)]), 'picture.jpg')
    const [ours, theirs] = await Promise.all(
      [server.url, front().url].map((url) =>
        fetch(`${url}/desk/content/pictures.json`, { method: 'POST', body: upload, redirect: 'manual' }),
      ),
    )
    expect(theirs?.status).not.toBe(413)
    expect(theirs?.status).toBe(ours?.status)
  })

  test('keeps what opens a draft out of its log', async () => {
    const addresses = ['/preview/', '//preview/', '/preview%2f', '/PREVIEW/'].map(
      (start) => `${start}opens.a-draft/faq`,
    )
    for (const address of [...addresses, `${addresses[0]}?x=1`]) await fetch(front().url + address)
    await fetch(front().url + addresses[0], { method: 'POST' })
    await fetch(`${front().url}/imprint`)
    await vi.waitFor(() => expect(front().log()).toContain('/imprint'), { timeout: 5_000 })
    expect(front().log()).not.toContain('a-draft')
  })
})

test('other names and port 80 lead to the site, and to nothing of another', async () => {
  const answer = await fetch(`${nginx.others}/about?x=1`, { headers: { host: 'example.com' }, redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(`${siteUrl}/about?x=1`)
})

test('before anything is written, and once it is gone, the server answers', async () => {
  const front = await startNginxFront(path.join(siteOut, 'not-yet'), server.url)
  expect((await fetch(`${front.url}/about`)).status).toBe(200)
  const form = await fetch(`${front.url}/rest/v1/rpc/get_tier_availability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(form.status).toBe(200)
  await front.stop()
})

test('what the service writes is no configuration: of a name only scripts get into a header, and at once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-out-'))
  const names = ["'self' 'sha256-abc_-='", "'self' 'sha256-new='", "'self' 'unsafe-inline'", "'self'; access_log x"]
  for (const [index, name] of names.entries()) {
    mkdirSync(path.join(folder, `site-${index}`, name, 'pages'), { recursive: true })
    writeFileSync(path.join(folder, `site-${index}`, name, 'pages/x.html'), `version ${index}`)
    symlinkSync(name, path.join(folder, `site-${index}/site`))
  }
  const show = (index: number) => {
    symlinkSync(`site-${index}`, path.join(folder, 'next'))
    renameSync(path.join(folder, 'next'), path.join(folder, 'current'))
  }
  show(0)
  const ownFronts = [await startNginxFront(folder, server.url), await startCaddyFront(folder, server.url)]
  const policyOf = async (url: string, index: number) => {
    const page = await fetch(`${url}/x`)
    expect(await page.text()).toBe(`version ${index}`)
    return /script-src ([^;]*);/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
  }
  for (const [index, allowed] of [names[0], names[1], "'self'", "'self'"].entries()) {
    show(index)
    for (const { url } of ownFronts) expect(await policyOf(url, index), names[index]).toBe(allowed)
  }
  for (const front of ownFronts) await front.stop()
})

test('a second server on the same folder does not start, and says why', async () => {
  const second = await startServer({ SITE_OUT: siteOut }).catch((error) => error)
  expect(String(second)).toContain(`SITE_OUT: ${siteOut} is written by another process`)
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

test('what is published is seen by nginx and Caddy as well, without a word to them', {
  timeout: 150_000,
}, async () => {
  const page = `${markedPages[0]}`
  // Kept open by nginx from here on.
  for (const front of Object.values(fronts)) await pageText(front().url + page)
  expect((await fetch(nginx.url + page)).headers.has('last-modified')).toBe(true)
  await publishMarkQuietly({ DATA_DIR: server.dataDir, SITE_URL: siteUrl }, 'seen')
  const shows = (url: string) => pageText(url + page).then(markOn)
  await expect.poll(() => shows(server.url), { timeout: 120_000 }).toBe('Stand seen.')
  for (const front of Object.values(fronts)) {
    await expect.poll(() => shows(front().url)).toBe('Stand seen.')
  }
})

test('pages stay while the server is away', { timeout: 30_000 }, async () => {
  await server.stop()
  for (const front of Object.values(fronts)) {
    const page = await fetch(`${front().url}/en/services/tax-reporting`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('</html>')
  }
  expect((await fetch(`${nginx.url}/healthz`)).status).toBe(502)
})
