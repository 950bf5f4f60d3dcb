import { createClient, type FunctionsHttpError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { calls as paths } from '#contract/calls.ts'
import { openTestStore, silentLog } from '#tests/support/store.ts'
import { testTiers } from '#tests/support/tiers.ts'
import { limitsTable } from './abuse/limits-table.ts'
import { createCalls } from './calls.ts'
import { createServices } from './services.ts'

const message = { name: 'Mira Beispiel', email: 'mira@muster.example', message: 'Wir buchen 120 Belege im Monat.' }
const json = { 'content-type': 'application/json' }

async function setUp(settings: Record<string, string> = {}) {
  const store = await openTestStore('sqlite', settings)
  const services = createServices({ db: store.db, config: store.config, log: silentLog })
  const app = createCalls(services, store.config)
  const post = (path: string, body?: unknown, headers: Record<string, string> = json) =>
    app.request(`https://site.example${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    })
  const client = createClient('https://site.example', 'public-anon-key', {
    global: { fetch: async (input, init) => app.request(new Request(input, init)) },
    auth: { persistSession: false, autoRefreshToken: false },
  })
  return { ...store, app, post, client }
}

async function refusalOf(error: unknown): Promise<unknown> {
  return (error as FunctionsHttpError).context.json()
}

describe('a stock supabase-js client', () => {
  it('makes every call of the wire contract', async () => {
    const { client, db } = await setUp()
    const invoke = (name: string, body: object) => client.functions.invoke(name, { body })
    const done = { data: { success: true }, error: null }
    expect(await invoke('newsletter-subscribe', { email: 'a@muster.example' })).toMatchObject(done)
    const entry = { email: 'b@muster.example', company: null, tier: 'early_access', motivation: null }
    expect(await invoke('waiting-list-submit', entry)).toMatchObject(done)
    expect(await invoke('send-contact-email', message)).toMatchObject(done)
    const event = {
      event_type: 'csrf_attempt',
      user_identifier: null,
      ip_address: '',
      user_agent: 'UA',
      event_data: {},
      severity: 'low',
    }
    expect(await invoke('security-monitor/log-event', event)).toMatchObject(done)
    expect(await client.rpc('get_tier_availability')).toMatchObject({
      status: 200,
      error: null,
      data: testTiers,
    })
    expect(await db.selectFrom('security_events').select('severity').execute()).toEqual([{ severity: 'critical' }])
  })

  it('reads refusals', async () => {
    const { client } = await setUp()
    const join = async (email: string) =>
      (await client.functions.invoke('waiting-list-submit', { body: { email } })).error
    expect(await refusalOf(await join('nobody'))).toEqual({
      success: false,
      message: 'Invalid email format',
      code: 'invalid_email',
      fields: { email: 'invalid' },
    })
    await join('b@muster.example')
    expect(await refusalOf(await join('B@muster.example'))).toEqual({
      success: false,
      message: 'Email already registered',
      code: 'already_registered',
    })
    const unknown = await client.functions.invoke('nothing', { body: {} })
    expect(await refusalOf(unknown.error)).toMatchObject({ success: false, code: 'not_found' })
    expect(await client.rpc('nothing')).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: 'Unknown function', details: null, hint: null },
    })
  })

  it('reads the reason when the store is gone', async () => {
    const { client, close } = await setUp()
    await close()
    const call = await client.functions.invoke('send-contact-email', { body: message })
    expect(await refusalOf(call.error)).toMatchObject({ code: 'unavailable', message: 'Service unavailable' })
    expect(await client.rpc('get_tier_availability')).toMatchObject({ status: 503, error: { code: 'unavailable' } })
  })
})

describe('calls', () => {
  it('refuse with an honest status, always as JSON', async () => {
    const { post, app } = await setUp()
    const email = { email: 'a@muster.example' }
    const answers: [Response, number, string][] = [
      [await post(paths.newsletterSubscribe, '{"email":'), 400, 'malformed'],
      [await post(paths.newsletterSubscribe, '[]'), 400, 'malformed'],
      [await post(paths.newsletterSubscribe, 'null'), 400, 'malformed'],
      [await post(paths.newsletterSubscribe), 400, 'malformed'],
      [await post(paths.newsletterSubscribe, { email: 'x' }), 400, 'invalid_email'],
      [await post(paths.waitlistSubmit, { ...email, agreeToPrivacy: false }), 400, 'consent_required'],
      [await post(paths.newsletterSubscribe, email, { 'content-type': 'text/plain' }), 415, 'unsupported_type'],
      [await post(paths.newsletterSubscribe, JSON.stringify(email), {}), 415, 'unsupported_type'],
      [await post(paths.newsletterSubscribe, { ...email, pad: 'x'.repeat(20_000) }), 413, 'too_large'],
      [await post(`${paths.newsletterSubscribe}?x=%3Cscript%3E`, email), 400, 'suspicious_address'],
      [await post(`${paths.newsletterSubscribe}/`, email), 404, 'not_found'],
      [await post('/functions/v1/other', email), 404, 'not_found'],
      [await app.request(paths.newsletterSubscribe), 405, 'method_not_allowed'],
      [await app.request(paths.tierAvailability), 405, 'method_not_allowed'],
      [await app.request(paths.sendContactEmail, { method: 'DELETE' }), 405, 'method_not_allowed'],
    ]
    for (const [answer, status, code] of answers) {
      expect([
        answer.status,
        answer.headers.get('content-type'),
        ((await answer.json()) as { code: string }).code,
      ]).toEqual([status, 'application/json', code])
      if (status === 405) expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
    }
  })

  it('count a body that lies about its length', async () => {
    const { app } = await setUp()
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(1000))),
    })
    const request = { method: 'POST', headers: { ...json, 'content-length': '10' }, body, duplex: 'half' }
    const answer = await app.request(paths.newsletterSubscribe, request as RequestInit)
    expect(answer.status).toBe(413)
  })

  it('take the longest message there can be', async () => {
    const { post } = await setUp()
    const body = `{"name":"Mira","email":"mira@muster.example","message":"${'\\ud83d\\ude00'.repeat(2000)}"}`
    expect((await post(paths.sendContactEmail, body)).status).toBe(200)
  })

  it('answer the remote procedure with and without a body', async () => {
    const { post } = await setUp()
    for (const answer of [await post(paths.tierAvailability, undefined, {}), await post(paths.tierAvailability, {})]) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toHaveLength(2)
    }
    expect(await (await post(paths.tierAvailability, 'x')).json()).toEqual({
      code: 'malformed',
      message: 'Malformed request',
      details: null,
      hint: null,
    })
  })

  it('say how long to wait', async () => {
    const { post } = await setUp()
    for (let number = 0; number < limitsTable.newsletterPerNetwork.max; number++)
      await post(paths.newsletterSubscribe, { email: `m${number}@muster.example` })
    const answer = await post(paths.newsletterSubscribe, { email: 'a@muster.example' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await answer.json()).toEqual({ success: false, message: 'Rate limit exceeded', code: 'rate_limited' })
  })

  it('are told apart by the address that a trusted proxy names', async () => {
    const { config, db } = await openTestStore('sqlite', { TRUSTED_PROXIES: '127.0.0.1' })
    const app = createCalls(createServices({ db, config, log: silentLog }), config)
    const from = (address: string) =>
      app.request(
        paths.newsletterSubscribe,
        { method: 'POST', headers: { ...json, 'x-forwarded-for': address }, body: '{"email":"a@muster.example"}' },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      )
    const statuses = []
    for (let number = 0; number <= limitsTable.newsletterPerNetwork.max; number++)
      statuses.push((await from('203.0.113.1')).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await from('203.0.113.2')).status).toBe(200)
  })

  it('write a suspicious address down', async () => {
    const { post, db } = await setUp()
    await post(`${paths.newsletterSubscribe}?u=javascript%3Aalert(1)`, {})
    expect(await db.selectFrom('security_events').select(['event_type', 'severity']).execute()).toEqual([
      { event_type: 'suspicious_navigation', severity: 'high' },
    ])
  })

  it('want the public key where one is set', async () => {
    const { post } = await setUp({ PUBLIC_ANON_KEY: 'public-key' })
    expect((await post(paths.tierAvailability, {})).status).toBe(401)
    expect((await post(paths.tierAvailability, {}, { ...json, apikey: 'other' })).status).toBe(401)
    expect((await post(paths.tierAvailability, {}, { ...json, apikey: 'public-key' })).status).toBe(200)
  })
})

describe('origins', () => {
  const listed = 'https://listed.example'

  it('foreign ones are refused, ours and listed ones are served', async () => {
    const { post } = await setUp({ CORS_ORIGINS: listed })
    const from = (origin: string, host?: string) =>
      post(paths.tierAvailability, {}, { ...json, origin, ...(host && { host }) })
    expect((await from('https://evil.example')).status).toBe(403)
    expect((await from('null')).status).toBe(403)
    expect((await from('https://site.example.evil.example')).status).toBe(403)
    expect((await from('https://site.example')).status).toBe(200)
    expect((await from('http://127.0.0.1:4000', '127.0.0.1:4000')).status).toBe(200)
    expect((await from(listed)).status).toBe(200)
    expect((await post(paths.tierAvailability, {}, json)).status).toBe(200)
    // WebKit's reports of violations say so; what a page elsewhere sends is told apart by the browser.
    const reported = (site: string) =>
      post(paths.tierAvailability, {}, { ...json, origin: 'null', 'sec-fetch-site': site })
    expect((await reported('same-origin')).status).toBe(200)
    expect((await reported('cross-site')).status).toBe(403)
  })

  it('a listed one may read answers, refusals included', async () => {
    const { post } = await setUp({ CORS_ORIGINS: listed })
    const headers = { ...json, origin: listed }
    for (const answer of [
      await post(paths.tierAvailability, {}, headers),
      await post('/functions/v1/other', {}, headers),
    ]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(listed)
      expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After')
      expect(answer.headers.get('vary')).toContain('Origin')
    }
    const foreign = await post(paths.tierAvailability, {}, { ...json, origin: 'https://evil.example' })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('a preflight is answered', async () => {
    const { app } = await setUp({ CORS_ORIGINS: listed })
    const preflight = (origin: string) =>
      app.request(paths.waitlistSubmit, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,content-type',
        },
      })
    const { status, headers } = await preflight(listed)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(listed)
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, OPTIONS')
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization, x-client-info, apikey, content-type, content-profile, accept-profile, prefer, x-region, x-retry-count',
    )
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0)
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
