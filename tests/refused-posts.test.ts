import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { type RunningServer, sharedServer } from './support/server.ts'
import { newAddress } from './support/visitor.ts'

/** Bad posts count against the network that they come from, whatever is wrong with them. */
let server: RunningServer
beforeAll(async () => {
  server = await sharedServer()
})

const allowed = 10
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** Posts from a network of its own. */
function newNetwork() {
  const from = newAddress()
  return (path: string, body: string, type = json) =>
    fetch(server.url + path, { method: 'POST', headers: { 'content-type': type, 'x-forwarded-for': from }, body })
}

type Post = (path: string, body: string, type?: string) => Promise<Response>

async function expectRefusals(post: Post, path: string, body: string, type = json): Promise<void> {
  for (let number = 0; number < allowed; number++) expect((await post(path, body, type)).status).toBe(400)
}

const invalid = JSON.stringify({ email: 'nobody', name: '', message: '', topic: '', event_type: '' })
const good = JSON.stringify({ name: 'Mira Muster', email: 'mira@muster.example', message: 'Zehn Zeichen und mehr.' })
const bodies = { 'bad JSON': '{', 'another shape': '[]', 'invalid fields': invalid }

describe.each([
  [calls.newsletterSubscribe, bodies],
  [calls.waitlistSubmit, bodies],
  [calls.sendContactEmail, bodies],
  [calls.chat, bodies],
  [calls.linkedinDrafts, bodies],
  [calls.logSecurityEvent, bodies],
  // No report at all is no mistake there.
  [calls.reportViolation, { ...bodies, 'another shape': '[1]' }],
])('%s', (path, wrong) => {
  test.each(Object.entries(wrong))('%s: the eleventh in a minute is one too many', async (_, body) => {
    const post = newNetwork()
    await expectRefusals(post, path, body)
    const eleventh = await post(path, body)
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(eleventh.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await eleventh.json()).toMatchObject({ success: false, code: 'rate_limited' })
    expect((await newNetwork()(path, body)).status).toBe(400)
  })
})

test.each([
  ['/contact', 'name=&email=nobody&message='],
  ['/en/newsletter', 'email=nobody'],
  ['/waitlist', 'intent=next&step=1&email=nobody'],
  ['/newsletter/confirm?token=none', 'x=1'],
  ['/newsletter/preferences?token=none', 'act=leave'],
])('the form of %s without JavaScript, too, and its page stays', async (path, body) => {
  const post = newNetwork()
  await expectRefusals(post, path, body, form)
  const eleventh = await post(path, body, form)
  expect(eleventh.status).toBe(429)
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(eleventh.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(eleventh.headers.get('content-security-policy')).toContain("'nonce-")
  expect(await eleventh.text()).toContain('<h1')
})

test('all kinds count together, and good posts still pass', async () => {
  const post = newNetwork()
  for (const body of Object.values(bodies)) expect((await post(calls.sendContactEmail, body)).status).toBe(400)
  expect((await post(calls.tierAvailability, '[')).status).toBe(400)
  expect((await post('/contact', 'name=', form)).status).toBe(400)
  expect((await post('/contact', '&'.repeat(200), form)).status).toBe(400)
  for (let number = 0; number < 4; number++) expect((await post(calls.newsletterSubscribe, '{')).status).toBe(400)
  expect((await post('/contact', 'name=', form)).status).toBe(429)
  const rows = await post(calls.tierAvailability, '[')
  expect([rows.status, await rows.json()]).toEqual([429, expect.objectContaining({ code: 'rate_limited', hint: null })])
  expect((await post(calls.sendContactEmail, good)).status).toBe(200)
  expect((await post(calls.tierAvailability, '{}')).status).toBe(200)
})

test('a form that a limit refuses says when to come back', async () => {
  const post = newNetwork()
  let answer = await post('/waitlist', 'x=1', form)
  for (let number = 0; number < 20 && answer.status !== 429; number++) {
    answer = await post('/waitlist', 'intent=submit&step=3&email=once@muster.example&agreeToPrivacy=on', form)
  }
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
})
