import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { runTool } from './support/operator.ts'
import { rawGet } from './support/raw-get.ts'
import { type RunningServer, sharedServer } from './support/server.ts'

/** Where addresses lead: moved, missing, refused, or another spelling of a page. */
let server: RunningServer
beforeAll(async () => {
  server = await sharedServer()
})

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' })

function plain({ headers, body }: Awaited<ReturnType<typeof rawGet>>): string {
  const encoding = headers['content-encoding']
  return String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body)
}

describe('addresses', () => {
  test.each([
    ['/en', '/en/'],
    ['/en?a=1', '/en/?a=1'],
    ['/about/', '/about'],
    ['/en/about/?b=2', '/en/about?b=2'],
  ])('%s moves to %s for good', async (from, to) => {
    const response = await get(from)
    expect(response.status).toBe(308)
    expect(new URL(response.headers.get('location') ?? '', server.url).href).toBe(server.url + to)
  })

  test.each(['//elsewhere.example/', '/%5Celsewhere.example/', '///elsewhere.example'])(
    '%s does not lead to another host',
    async (path) => {
      const { status, headers } = await rawGet(server.url, path)
      expect(status).toBeGreaterThanOrEqual(300)
      if (headers.location) expect(new URL(headers.location, server.url).origin).toBe(server.url)
    },
  )

  test.each([
    ['/About?a=1', '/about?a=1'],
    ['/%61bout', '/about'],
    ['/en/BLOG/QR-Rechnung-automation-schweiz', '/en/blog/qr-rechnung-automation-schweiz'],
  ])('%s is another spelling of a page', async (from, to) => {
    const { status, headers } = await rawGet(server.url, from)
    expect([status, headers.location]).toEqual([308, to])
  })

  test.each(['/no-such-page', '/styleguide'])('%s is unknown, 404 and out of search engines', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('noindex')
  })

  test.each([
    ['/no-such-page', 404, ['Seite nicht gefunden', 'Page not found']],
    ['/en/no-such-page', 404, ['Page not found', 'Seite nicht gefunden']],
    ['/en/about.data', 404, ['Page not found', 'Seite nicht gefunden']],
    ['/errors/404', 404, ['Seite nicht gefunden', 'Page not found']],
    ['/en/errors/503', 503, ['Busy at the moment', 'Gerade ausgelastet']],
    ['/errors/429', 429, ['Zu viele Anfragen', 'Too many requests']],
    ['/errors/999', 404, ['Seite nicht gefunden']],
    ['/services/none', 404, ['Service nicht gefunden']],
    ['/en/services/none', 404, ['Service not found']],
    ['/services/none/at-all', 404, ['Seite nicht gefunden', 'Page not found']],
    ['/blog/none', 404, ['Artikel nicht gefunden']],
    ['/en/blog/none', 404, ['Article not found']],
    ['/blog/%20', 404, ['Artikel-Slug nicht gefunden']],
    ['/about?x=<script>', 400, ['Diese Adresse ist gesperrt', 'This address is blocked']],
    ['/en/about?x=<script>', 400, ['This address is blocked', 'Diese Adresse ist gesperrt']],
    ['/%00', 400, ['Diese Adresse ist gesperrt', 'This address is blocked']],
  ])('%s is answered with %i in the look of the site', async (path, status, titles) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await rawGet(server.url, path, { 'accept-encoding': encoding })
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(answer.headers['cache-control']).toBe('no-store')
      const html = plain(answer)
      const places = titles.map((title) => html.indexOf(title))
      expect(Math.min(...places)).toBeGreaterThan(0)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(html).toMatch(/<header.*<footer/s)
      expect(html).toContain('noindex')
    }
  })

  test('what is missing costs no rendering', async () => {
    const policies = ['/no-such-page', '/services/none', '/en/blog/none'].map(
      async (path) => (await get(path)).headers.get('content-security-policy') ?? '',
    )
    for (const policy of await Promise.all(policies)) {
      expect(policy).toContain("'sha256-")
      expect(policy).not.toContain("'nonce-")
    }
  })

  test('posts to what is missing are told so', async () => {
    const answer = await fetch(`${server.url}/no-such-page`, { method: 'POST', body: new URLSearchParams({ x: '1' }) })
    expect(answer.status).toBe(404)
  })

  test.each(['<script>', '<script>alert(1)</script>', 'javascript:', '<b>MWST</b>', '"><svg onload=1>'])(
    'the blog is searched for %j like for any other words',
    async (words) => {
      for (const path of ['/blog', '/en/blog']) {
        const answer = await get(`${path}?${new URLSearchParams({ q: words })}`)
        expect(answer.status).toBe(200)
        const html = await answer.text()
        const shown = words
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('"', '&quot;')
        expect(html).toContain(`value="${shown}"`)
        if (words.includes('<')) expect(html).not.toContain(words)
      }
    },
  )

  test.each(['/?q=<script>alert(1)</script>', '/about?x=%3Cscript%3E', '/javascript:alert(1)', '/nope/%3Cscript%3E'])(
    '%s is refused and logged',
    async (path) => {
      expect((await rawGet(server.url, path)).status).toBe(400)
      const { stdout } = await runTool(['events', 'list', '--json'], { DATA_DIR: server.dataDir })
      expect(JSON.parse(stdout)).toContainEqual(
        expect.objectContaining({ event_type: 'suspicious_navigation', severity: 'high' }),
      )
    },
  )

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is not a method of pages', async (method) => {
    const response = await fetch(`${server.url}/contact`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('GET')
  })

  test('traversal and broken escapes never reach a file or an error of the server', async () => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/../../package.json',
      '/%',
      '/%E0%A4%A',
    ]) {
      const { status, body } = await rawGet(server.url, path)
      expect(status, path).toBeLessThan(500)
      expect(body.toString()).not.toContain('"dependencies"')
    }
  })
})
