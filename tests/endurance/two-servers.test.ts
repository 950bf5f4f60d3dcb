import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { runChild } from '../support/child.ts'
import { tokenIn, writtenMails } from '../support/mails.ts'
import { manyVisitors } from '../support/many-visitors.ts'
import { inParallel, postCall } from '../support/post-call.ts'
import { type ReverseProxy, startReverseProxy } from '../support/reverse-proxy.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { newPlace } from '../support/store.ts'
import { setTestTiers } from '../support/tiers.ts'

// Promise: Two servers on one database keep the same rules as one.

/** Two servers that start at the same moment on one empty PostgreSQL, and a proxy that asks them in turn. */
let place: Awaited<ReturnType<typeof newPlace>>
let servers: RunningServer[]
let proxy: ReverseProxy
let store: Store
let env: Record<string, string>

beforeAll(async () => {
  place = await newPlace('postgres')
  env = { ...place.env, SECRET: 'test'.repeat(10), TRUSTED_PROXIES: '127.0.0.1', ...manyVisitors }
  servers = await Promise.all([startServer(env), startServer(env)])
  proxy = await startReverseProxy(servers.map(({ url }) => url))
  store = openStore(readConfig(env))
  await setTestTiers(store.db)
})
afterAll(async () => {
  await proxy.close()
  await Promise.all([store.close(), ...servers.map((server) => server.stop({ keepData: true }))])
  await place.remove()
})

describe('two servers on one database', () => {
  it('give exactly the last 17 places to 150 who joined through both', async () => {
    const joined = await inParallel(150, 32, (number) =>
      postCall(proxy.url, calls.waitlistSubmit, { email: `p${number}@muster.example`, tier: 'early_access' }, number),
    )
    expect(joined.filter(({ status }) => status !== 200)).toEqual([])
    const positions = await store.db.selectFrom('waitlist_entries').select('position').orderBy('position').execute()
    expect(positions.map(({ position }) => position)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1))

    const claims = await Promise.all([0, 1].map(() => runChild('tests/support/accept-everybody.ts', [], env)))
    expect(claims.map(({ stderr }) => stderr)).toEqual(['', ''])
    expect(claims.reduce((sum, { stdout }) => sum + Number(stdout), 0)).toBe(17)
    for (const { url } of servers) {
      const { body } = await postCall(url, calls.tierAvailability, {})
      expect(body).toContainEqual({
        tier: 'early_access',
        total_slots: 25,
        accepted_count: 25,
        available_slots: 0,
      })
    }
  })

  it('share the work of sending: each mail is taken once', async () => {
    const count = await store.db.selectFrom('outbox').select('id').execute()
    await expect
      .poll(() => outboxSummary(store.db), { timeout: 50_000 })
      .toMatchObject({ queued: 0, sent: count.length, dead: 0 })
    const attempts = await store.db.selectFrom('outbox').select('attempts').distinct().execute()
    expect(attempts).toEqual([{ attempts: 1 }])
  })

  it('share their limits: what one has counted, the other knows', async () => {
    const visitor = 600
    const answers = await inParallel(80, 8, (number) => {
      const input = { name: 'Mira', email: `m${number}@muster.example`, message: 'Zehn Zeichen lang.' }
      return postCall(proxy.url, calls.sendContactEmail, input, visitor)
    })
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(await store.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(60)
  })

  it('know each other’s links: signed up on one, confirmed on the other', async () => {
    const [one, other] = servers
    const email = 'reader@muster.example'
    await postCall(one?.url ?? '', calls.newsletterSubscribe, { email }, 700)
    const letter = async () =>
      (await writtenMails(env.DATA_DIR ?? '')).find(({ to }) => to && 'text' in to && to.text === email)?.text ?? ''
    await expect.poll(letter, { timeout: 50_000 }).toContain('token=')
    const link = `/newsletter/confirm?token=${tokenIn(await letter())}`
    const confirmed = await fetch(`${other?.url}${link}`, { method: 'POST', body: new URLSearchParams() })
    expect(confirmed.status).toBe(200)
    const reader = store.db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email)
    expect(await reader.execute()).toEqual([{ status: 'confirmed' }])
  })
})
