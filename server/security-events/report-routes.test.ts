import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { createCalls } from '#server/calls.ts'
import { createServices } from '#server/services.ts'
import { openTestStore, silentLog } from '#tests/support/store.ts'

const report = JSON.stringify({
  'csp-report': { 'document-uri': 'https://site.example/', 'effective-directive': 'img-src', 'blocked-uri': 'data' },
})

async function setUp(settings: Record<string, string> = {}) {
  const store = await openTestStore('sqlite', settings)
  const services = createServices({ db: store.db, config: store.config, log: silentLog })
  const app = createCalls(services, store.config)
  const post = (body: BodyInit | undefined, headers: Record<string, string> = {}) =>
    app.request(`https://site.example${calls.reportViolation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', ...headers },
      body,
    })
  return { ...store, app, post }
}

it.each(['application/csp-report', 'application/reports+json; charset=utf-8', 'application/json'])(
  'takes a report as %s, without the key of the calls',
  async (type) => {
    const { post, db } = await setUp({ PUBLIC_ANON_KEY: 'public-key' })
    const answer = await post(report, { 'content-type': type, origin: 'https://site.example' })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await db.selectFrom('security_events').select('event_type').execute()).toEqual([
      { event_type: 'csp_violation' },
    ])
  },
)

it('refuses what is no report, too large, of another type or from the page of somebody else', async () => {
  const { app, post, db } = await setUp()
  expect((await post('{')).status).toBe(400)
  expect((await post(undefined)).status).toBe(400)
  expect((await post('"x"')).status).toBe(400)
  expect((await post(report, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(' '.repeat(70_000))).status).toBe(413)
  expect((await post(report, { origin: 'https://foreign.example' })).status).toBe(403)
  const read = await app.request(`https://site.example${calls.reportViolation}`)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(await db.selectFrom('security_events').selectAll().execute()).toEqual([])
})
