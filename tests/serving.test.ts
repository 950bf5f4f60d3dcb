import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { read } from '#content/documents.ts'
import { rawGet } from './support/raw-get.ts'
import { type RunningServer, sharedServer, startServer } from './support/server.ts'

const company = read('company')

/** What the server does with a reading request, seen from outside. */
let server: RunningServer
beforeAll(async () => {
  server = await sharedServer()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' })

describe('documents', () => {
  test.each(['/', '/en/', '/contact', '/en/contact'])('%s is HTML with the usual headers', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test.each(['/', '/en/contact', '/no-such-page'])('%s forbids inline code that it does not name', async (path) => {
    const response = await get(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const html = await response.text()
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    for (const rule of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "object-src 'none'"]) {
      expect(policy).toContain(rule)
    }
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'; report-uri /functions/")
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toMatch(/\son[a-z]+="/)
    const scripts = [
      ...html.matchAll(/<script(?![^>]*src=)(?![^>]*application\/(?:ld\+)?json)([^>]*)>([\s\S]*?)<\/script>/g),
    ]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes = '', code = ''] of scripts) {
      const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
      const hash = createHash('sha256').update(code).digest('base64').replaceAll('+', '-').replaceAll('/', '_')
      expect(policy).toContain(nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`)
    }
  })

  test('deploy/nginx.conf names the folder of its pages, so that it need not be looked up', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*);/.exec(policy)?.[1]
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`/current/${scripts}";`)
  })

  test('each answer rendered on the server has a nonce of its own', async () => {
    const policies = await Promise.all(
      ['/blog?q=a', '/blog?q=a'].map(async (path) => (await get(path)).headers.get('content-security-policy')),
    )
    expect(policies[0]).not.toBe(policies[1])
  })
})

test.each(['/no-such-page', '/en/blog/no-such-article', '/services/none'])(
  '%s shares a picture that exists',
  async (path) => {
    const html = await (await get(path)).text()
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await get(new URL(image).pathname)).headers.get('content-type')).toBe('image/png')
  },
)

describe('compression and caching', () => {
  test('the best accepted encoding, with the same content', async () => {
    const plain = await rawGet(server.url, '/', { 'accept-encoding': 'identity' })
    const br = await rawGet(server.url, '/', { 'accept-encoding': 'gzip, br' })
    const gzip = await rawGet(server.url, '/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    for (const answer of [plain, br, gzip]) {
      expect(answer.headers.vary).toContain('accept-encoding')
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    }
    expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3)
  })

  test('an unchanged document is not sent again', async () => {
    const first = await get('/')
    const etag = first.headers.get('etag') ?? ''
    const second = await get('/', { 'if-none-match': etag })
    expect(second.status).toBe(304)
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect((await get('/', { 'if-none-match': `W/${etag}, "other"` })).status).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('assets named by their content are kept for ever, documents are asked for each time', async () => {
    const html = await (await get('/')).text()
    const asset = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
    expect((await get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('HEAD answers like GET, without the body', async () => {
    const head = await fetch(server.url, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await head.text()).toBe('')
  })
})

test('security.txt tells where to report a weakness, and for how long (RFC 9116)', async () => {
  const answer = await get('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields.Contact).toBe(`mailto:${company.mail.contact}`)
  expect(fields.Canonical).toMatch(/^https?:\/\/.+\/\.well-known\/security\.txt$/)
  expect(fields['Preferred-Languages']).toBe('de, en')
  expect(Date.parse(fields.Expires)).toBeGreaterThan(Date.now())
  expect(Date.parse(fields.Expires)).toBeLessThan(Date.now() + 365 * 86_400_000)
})

describe('forms of pages', () => {
  test.each(['/contact', '/en/contact'])(
    '%s is filled in from a link, without scripts and without markup',
    async (path) => {
      const query = new URLSearchParams({ topic: 'Webinar "MWST"', message: '</textarea>Guten Tag' })
      const html = await (await get(`${path}?${query}`)).text()
      const field = /<textarea[^>]*name="message"[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1]
      expect(field).toContain('Webinar &quot;MWST&quot;')
      expect(field).toContain('/textareaGuten Tag')
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`http://localhost:3000${path}`)
    },
  )

  test('an oversized form is refused', async () => {
    const body = new URLSearchParams({ message: 'x'.repeat(200_000) })
    expect((await fetch(`${server.url}/contact`, { method: 'POST', body })).status).toBe(413)
  })

  test('a form on a foreign page is refused', async () => {
    const body = new URLSearchParams({ email: 'a@example.com' })
    const response = await fetch(`${server.url}/newsletter`, {
      method: 'POST',
      body,
      headers: { origin: 'https://foreign.example' },
    })
    expect(response.status).toBe(403)
  })
})

describe('probes and life', () => {
  test('health tells store, mail mode and backlog', async () => {
    const health = await (await get('/healthz')).json()
    expect(health).toMatchObject({ status: 'ok', store: 'sqlite', mail: 'files', outboxBacklog: expect.any(Number) })
    expect((await get('/readyz')).status).toBe(200)
  })

  test('SIGTERM stops it orderly', async () => {
    const other = await startServer()
    const ended = new Promise((resolve) => other.process.once('exit', (code) => resolve(code)))
    const started = Date.now()
    await other.stop()
    expect(await ended).toBe(0)
    expect(Date.now() - started).toBeLessThan(10_000)
  })

  test('a wrong setting stops the start with a line that names it', async () => {
    await expect(startServer({ SITE_URL: 'not-a-url' })).rejects.toThrow(/SITE_URL/)
  })
})
