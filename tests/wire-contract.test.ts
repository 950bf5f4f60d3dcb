import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { read } from '#content/documents.ts'
import { availability } from '#content/tiers.ts'
import { chatAnswer } from '#contract/chat.ts'
import { type RunningServer, sharedServer } from './support/server.ts'
import { newAddress } from './support/visitor.ts'

const defaultTiers = availability(read('tiers'))

/** The calls as a stock supabase-js client makes them, against a real server process. Origins, key and limits: server/calls.test.ts. */
let server: RunningServer
let client: SupabaseClient

beforeAll(async () => {
  server = await sharedServer()
  client = createClient(server.url, 'any-public-key', {
    auth: { persistSession: false },
    global: { fetch: fromNetwork },
  })
})

/** Each test is a visitor from a network of its own: bad posts count against it. */
let network = ''
beforeEach(() => {
  network = newAddress()
})

function fromNetwork(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', network)
  return fetch(address, { ...init, headers })
}

const unique = () => `person-${crypto.randomUUID()}@example.com`

async function invoke(name: string, body: unknown) {
  const { data, error } = await client.functions.invoke(name, { body: body as Record<string, unknown> })
  if (error instanceof FunctionsHttpError) return { status: error.context.status, refusal: await error.context.json() }
  if (error) throw error
  return { status: 200, data }
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fromNetwork(server.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

describe('success', () => {
  test('newsletter', async () => {
    expect(await invoke('newsletter-subscribe', { email: unique() })).toMatchObject({
      status: 200,
      data: { success: true },
    })
  })

  test('newsletter answers the same for a known address', async () => {
    const email = unique()
    const first = await invoke('newsletter-subscribe', { email })
    expect(await invoke('newsletter-subscribe', { email })).toEqual(first)
  })

  test('waiting list, with the specified payload only', async () => {
    const payload = { email: unique(), company: null, tier: 'early_access', motivation: null }
    expect(await invoke('waiting-list-submit', payload)).toMatchObject({ status: 200, data: { success: true } })
  })

  test('contact, company left out', async () => {
    const payload = { name: 'Erika Muster', email: unique(), message: 'Guten Tag, wir hätten eine Frage.' }
    expect(await invoke('send-contact-email', payload)).toMatchObject({ status: 200, data: { success: true } })
  })

  test('security event', async () => {
    const payload = {
      event_type: 'potential_xss_attempt',
      user_identifier: 'anonymous',
      ip_address: '',
      user_agent: 'test',
      event_data: { details: 'innerHTML' },
      severity: 'low',
    }
    expect(await invoke('security-monitor/log-event', payload)).toMatchObject({ status: 200, data: { success: true } })
  })

  test('tier availability, with an empty object and with no body at all', async () => {
    const { data, error } = await client.rpc('get_tier_availability')
    expect(error).toBeNull()
    expect(data).toEqual(defaultTiers)
    const bare = await fetch(`${server.url}/rest/v1/rpc/get_tier_availability`, { method: 'POST' })
    expect(await bare.json()).toEqual(defaultTiers)
  })

  test('chat, whole and in pieces', async () => {
    const chat = {
      messages: [{ role: 'user', content: 'Wie kommt der Kontoauszug in die Buchhaltung?' }],
      language: 'de',
    }
    const { data } = await invoke('chat', chat)
    const answer = chatAnswer.parse(data)
    expect(answer.answered).toBe(true)
    expect(answer.sources[0]?.href).toBe('/faq#bank-statements')

    const stream = await post('/functions/v1/chat', JSON.stringify(chat), { accept: 'text/event-stream' })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const events = (await stream.text()).trim().split('\n\n')
    const pieces = events.slice(0, -1).map((event) => JSON.parse(event.replace(/^event: delta\ndata: /, '')).text)
    expect(pieces.join('')).toBe(answer.message)
    expect(JSON.parse(events.at(-1)?.replace(/^event: done\ndata: /, '') ?? '')).toEqual(answer)
  })
})

describe('refusals', () => {
  test('an invalid address', async () => {
    for (const name of ['newsletter-subscribe', 'waiting-list-submit']) {
      expect(await invoke(name, { email: 'not-an-address' })).toMatchObject({
        status: 400,
        refusal: { success: false, message: 'Invalid email format', code: 'invalid_email' },
      })
    }
  })

  test('an address on the waiting list already, whatever its case', async () => {
    const email = unique()
    await invoke('waiting-list-submit', { email, tier: 'early_access' })
    expect(await invoke('waiting-list-submit', { email: email.toUpperCase() })).toMatchObject({
      status: 409,
      refusal: { success: false, message: 'Email already registered', code: 'already_registered' },
    })
  })

  test('contact names every field that is wrong', async () => {
    const payload = { name: 'x', email: 'x', company: 'x'.repeat(201), message: 'kurz' }
    expect(await invoke('send-contact-email', payload)).toMatchObject({
      status: 400,
      refusal: {
        success: false,
        fields: { name: 'length', email: 'invalid', company: 'too_long', message: 'length' },
      },
    })
  })

  test('malformed JSON, a wrong type, an oversized body', async () => {
    const path = '/functions/v1/newsletter-subscribe'
    expect((await post(path, '{')).status).toBe(400)
    expect((await post(path, 'email=a@example.com', { 'content-type': 'text/plain' })).status).toBe(415)
    const large = await post(path, JSON.stringify({ email: 'a@example.com', page: 'x'.repeat(500_000) }))
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ success: false, code: 'too_large' })
    for (const body of ['null', '[]', '"text"', '42']) expect((await post(path, body)).status).toBe(400)
  })

  test('a chat that is none', async () => {
    const message = { role: 'user', content: 'Was kostet der Pilot?' }
    const refused: [unknown, string][] = [
      [undefined, 'required'],
      [[], 'required'],
      [[{ ...message, content: '  ' }], 'required'],
      [[message, { role: 'assistant', content: 'CHF 890' }], 'invalid'],
      [[{ ...message, role: 'system' }], 'invalid'],
      [[{ ...message, content: 'x'.repeat(1001) }], 'too_long'],
      [Array(21).fill(message), 'too_many'],
    ]
    for (const [messages, code] of refused) {
      expect(await invoke('chat', { messages })).toMatchObject({
        status: 400,
        refusal: { success: false, code: 'invalid', fields: { messages: code } },
      })
    }
  })

  test('drafts where no language model is connected', async () => {
    const brief = { topic: 'MWST', audience: 'KMU', tone: 'neutral', length: 'short', language: 'de' }
    expect(await invoke('linkedin-drafts', brief)).toMatchObject({
      status: 503,
      refusal: { success: false, code: 'no_model' },
    })
    expect(await invoke('linkedin-drafts', { ...brief, topic: '' })).toMatchObject({
      status: 400,
      refusal: { success: false, code: 'invalid', fields: { topic: 'length' } },
    })
  })

  test('an unknown function and a wrong method', async () => {
    const unknown = await post('/functions/v1/no-such-function', '{}')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ success: false })
    const wrong = await fetch(`${server.url}/functions/v1/newsletter-subscribe`)
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toContain('POST')
  })

  test('a rpc refuses in the shape of PostgREST', async () => {
    const response = await fetch(`${server.url}/rest/v1/rpc/unknown`, { method: 'POST' })
    expect(response.status).toBe(404)
    expect(Object.keys(await response.json()).sort()).toEqual(['code', 'details', 'hint', 'message'])
  })
})
