import { createClient, FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { refusalSchema } from '#contract/refusal.ts'
import { runTool } from './support/operator.ts'
import { postCall } from './support/post-call.ts'
import { prove } from './support/prove.ts'
import { type RunningServer, startServer } from './support/server.ts'

/** What programs see of a wave of spam: a stock client that knows nothing of sums, and one that works them out. */
let server: RunningServer

const message = { name: 'Mira Beispiel', email: 'mira@muster.example', message: 'Wir buchen 120 Belege im Monat.' }

beforeAll(async () => {
  server = await startServer({
    TRUSTED_PROXIES: '127.0.0.1',
    FORM_POSTS_PER_10_MINUTES: '1',
    PROOF_OF_WORK_ROUNDS: '6',
  })
  for (const visitor of [1, 2]) await postCall(server.url, calls.sendContactEmail, message, visitor)
})
afterAll(() => server.stop())

it('a stock supabase-js client is told that its message is held, and it is', async () => {
  const client = createClient(server.url, 'any-public-key', { auth: { persistSession: false } })
  const { error } = await client.functions.invoke('send-contact-email', {
    body: { ...message, email: 'stock@muster.example' },
  })
  if (!(error instanceof FunctionsHttpError)) throw new Error('It was not refused')
  expect(error.context.status).toBe(428)
  expect(error.context.headers.get('content-type')).toContain('application/json')
  const refusal = refusalSchema.parse(await error.context.json())
  expect(refusal).toMatchObject({ success: false, code: 'held', message: 'Held for review' })
  const { stdout } = await runTool(['suspected', 'list', '--json'], { DATA_DIR: server.dataDir })
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ email: 'stock@muster.example' }))
})

it('a client that sends the same again with the sum worked out is served', async () => {
  const input = { ...message, email: 'able@muster.example' }
  const first = await postCall(server.url, calls.sendContactEmail, input, 3)
  expect(first.status).toBe(428)
  const proof = await prove(refusalSchema.parse(first.body).challenge)
  const second = await postCall(server.url, calls.sendContactEmail, { ...input, proof }, 3)
  expect(second).toMatchObject({ status: 200, body: { success: true } })
  expect(await postCall(server.url, calls.sendContactEmail, { ...input, proof }, 3)).toMatchObject({ status: 428 })
})

it('metrics and status name honeypots and the wave as what they are', async () => {
  for (let visitor = 10; visitor < 30; visitor++) {
    const answer = await postCall(server.url, calls.sendContactEmail, { ...message, website: 'x' }, visitor)
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
  }
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('site_submissions_total{kind="contact",outcome="honeypot"} 20')
  expect(metrics).toContain('site_form_waves 1')
  const { stdout } = await runTool(['status'], { DATA_DIR: server.dataDir })
  expect(stdout).toMatch(/^Wave of spam +contact form, since \d{4}-/m)
  expect(stdout).toMatch(/^Suspected +\d+ contact \(see: suspected list\)$/m)
  expect(stdout).toMatch(/^Honeypots, 24 h +20 contact$/m)
})
