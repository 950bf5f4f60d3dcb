import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareSite } from '#server/site/prepare.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { startTlsProxy, type TlsProxy } from './support/tls-proxy.ts'

/** Headers of every kind of answer, as they arrive over TLS through a proxy. */
const host = 'site.example'
let server: RunningServer
let proxy: TlsProxy
let agent: Agent

beforeAll(async () => {
  // Prepared for this address beforehand and with little effort: a server that does it while it starts takes seconds.
  await prepareSite('build', { siteUrl: `https://${host}`, bookingUrl: undefined, anonKey: '', hasModel: false }, 0)
  server = await startServer({ SITE_URL: `https://${host}`, TRUSTED_PROXIES: '127.0.0.1' })
  proxy = await startTlsProxy(server.url, host)
  agent = new Agent({ ca: proxy.cert, servername: host })
}, 60_000)
afterAll(async () => {
  agent?.destroy()
  await proxy?.stop()
  await server?.stop()
})

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }
type Question = { method?: string; headers?: Record<string, string>; body?: string }

function ask(path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const options = { agent, host: '127.0.0.1', port: proxy.port, path, method, headers: { host, ...headers } }
  return new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece) => {
        text += piece
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const post = (path: string, type: string, body: string) =>
  ask(path, { method: 'POST', headers: { 'content-type': type, origin: `https://${host}` }, body })
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

const revalidated = 'public, max-age=0, must-revalidate'

/** Each kind of answer, its status, and how long it may be kept. */
const answers: [string, () => Promise<Answer>, number, string][] = [
  ['a page', () => ask('/'), 200, revalidated],
  ['a page with campaign marks', () => ask('/contact?utm_source=x'), 200, revalidated],
  ['a page that a query fills', () => ask('/blog?q=qr'), 200, 'no-store'],
  ['the page of a link with a token', () => ask('/newsletter/confirm?token=abc'), 200, 'no-store'],
  ['a file', () => ask('/robots.txt'), 200, revalidated],
  ['another spelling', () => ask('/about/'), 308, 'public, max-age=86400'],
  ['an unknown address', () => ask('/no-such-page'), 404, 'no-store'],
  ['a suspicious address', () => ask('/?q=%3Cscript%3E'), 400, 'no-store'],
  ['a wrong method', () => ask('/contact', { method: 'DELETE' }), 405, 'no-store'],
  ['a form with mistakes', () => post('/contact', form, 'name=x'), 400, 'no-store'],
  ['a form that is too long', () => post('/contact', form, `message=${'x'.repeat(70_000)}`), 413, 'no-store'],
  [
    'a form of a foreign page',
    () => ask('/contact', { method: 'POST', headers: { origin: 'https://foreign.example' } }),
    403,
    'no-store',
  ],
  [
    'a call',
    () => post('/functions/v1/newsletter-subscribe', json, '{"email":"mira@muster.example"}'),
    200,
    'no-store',
  ],
  ['a refused call', () => post('/functions/v1/newsletter-subscribe', json, '{}'), 400, 'no-store'],
  ['figures', () => post('/rest/v1/rpc/get_tier_availability', json, '{}'), 200, 'no-store'],
  ['an unknown call', () => post('/functions/v1/none', json, '{}'), 404, 'no-store'],
  ['a preflight', () => ask('/functions/v1/newsletter-subscribe', { method: 'OPTIONS' }), 204, 'no-store'],
  [
    'a report',
    () => post('/functions/v1/security-monitor/csp-report', 'application/csp-report', '{}'),
    400,
    'no-store',
  ],
  ['health', () => ask('/healthz'), 200, 'no-store'],
  ['figures for others than the operator', () => ask('/metrics'), 403, 'no-store'],
]

test.each(answers)('%s is closed, and kept no longer than it should be', async (kind, get, status, cacheControl) => {
  const { headers, ...answer } = await get()
  expect(answer.status).toBe(status)
  expect(headers).toMatchObject({
    'cache-control': cacheControl,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // The address of a link in a mail is told to nobody, not even to ourselves.
    'referrer-policy': kind.includes('token') ? 'strict-origin' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=(), ')
  for (const told of ['server', 'x-powered-by', 'via', 'set-cookie']) expect(headers).not.toHaveProperty(told)
  const isDocument = headers['content-type']?.startsWith('text/html') ?? false
  expect(headers['content-security-policy'] !== undefined).toBe(isDocument)
  expect(headers['reporting-endpoints'] !== undefined).toBe(isDocument)
  expect(answer.text).not.toMatch(/\bat .+\.[jt]s:\d+/)
})

test('a page gets 130 points by the rules of the HTTP Observatory', async () => {
  const { headers } = await ask('/')
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
  expect(policy.get('report-to')).toBe('csp')
  expect(policy.has('upgrade-insecure-requests')).toBe(true)
  const scripts = policy.get('script-src') ?? "'unsafe-inline'"
  const hsts = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  // docs/security.md has the table that these come from.
  const points = {
    start: 100,
    policyWithoutUnsafe:
      policy.get('default-src') === "'none'" && policy.get('form-action') === "'self'" && !/unsafe|:/.test(scripts)
        ? 10
        : 0,
    framesByPolicy: policy.get('frame-ancestors') === "'none'" ? 5 : 0,
    referrer: headers['referrer-policy'] === 'strict-origin-when-cross-origin' ? 5 : 0,
    resources: headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    strictTransport: hsts >= 15_768_000 ? 0 : -20,
    types: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    cookies: headers['set-cookie'] === undefined ? 0 : -40,
  }
  expect(Object.values(points).reduce((sum, each) => sum + each)).toBe(130)
})

test('no answer repeats a foreign host, so that no cache and no link can be poisoned', async () => {
  const headers = { host: 'foreign.example', 'x-forwarded-host': 'foreign.example', forwarded: 'host=foreign.example' }
  for (const path of [
    '/',
    '/no-such-page',
    '/en/blog?q=x',
    '/newsletter/confirm?token=x',
    '/about/',
    '/en',
    '//about',
  ]) {
    const answer = await ask(path, { headers })
    expect(`${JSON.stringify(answer.headers)}${answer.text}`, path).not.toContain('foreign.example')
  }
})
