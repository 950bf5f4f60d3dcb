import { expect, it } from 'vitest'
import { networkKey } from '#server/abuse/keyed-hash.ts'
import { createLimiter } from '#server/abuse/limiter.ts'
import { limitsTable } from '#server/abuse/limits-table.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'

const single = (violation: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://site.example/newsletter/confirm?token=abc',
    referrer: 'https://site.example/?q=mira@muster.example',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://foreign.example/x.js?a=1#b',
    'line-number': 12,
    'source-file': 'https://site.example/newsletter/confirm?token=abc',
    'status-code': 200,
    'script-sample': 'mail("mira@muster.example")',
    ...violation,
  },
})

const batched = (bodies: object[]) =>
  bodies.map((body) => ({
    age: 5,
    type: 'csp-violation',
    url: 'https://site.example/about',
    user_agent: 'UA',
    body: { documentURL: 'https://site.example/about', disposition: 'enforce', ...body },
  }))

onStoreOfRun('violations of the policy', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const { reportViolations } = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const events = () => store.db.selectFrom('security_events').selectAll().orderBy('created_at').execute()
    return { store, clock, reportViolations, events }
  }

  it('are kept with where and what, without queries, addresses and referrer', async () => {
    const { reportViolations, events } = await setUp()
    expect(await reportViolations(single(), visitor())).toEqual({ ok: true })
    const [event] = await events()
    expect(event).toMatchObject({ event_type: 'csp_violation', severity: 'low', user_agent: 'Mozilla/5.0' })
    expect(JSON.parse(event?.event_data ?? '')).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://foreign.example/x.js',
      page: '/newsletter/confirm',
      source: 'https://site.example/newsletter/confirm',
      line: 12,
      sample: 'mail("[redacted]")',
      disposition: 'enforce',
    })
  })

  it('of a preview are kept without the token that opens it', async () => {
    const { reportViolations, events } = await setUp()
    const token = `${'eyJ'.repeat(90)}.${'x'.repeat(43)}`
    const document = `https://site.example/preview/${token}/faq`
    const report = single({ 'document-uri': document, 'source-file': document, 'blocked-uri': document })
    expect(await reportViolations(report, visitor())).toEqual({ ok: true })
    const [event] = await events()
    const place = 'https://site.example/preview/…/faq'
    expect(JSON.parse(event?.event_data ?? '')).toMatchObject({ page: '/preview/…/faq', source: place, blocked: place })
  })

  it('come several at once in the newer format; reports about other things are left out', async () => {
    const { reportViolations, events } = await setUp()
    const report = [
      ...batched([
        { effectiveDirective: 'img-src', blockedURL: 'data' },
        { effectiveDirective: 'style-src-attr', blockedURL: 'inline', sample: 'color: red', lineNumber: 3 },
      ]),
      { type: 'deprecation', body: { id: 'x' } },
      { type: 'csp-violation', body: null },
    ]
    expect(await reportViolations(report, visitor())).toEqual({ ok: true })
    expect((await events()).map(({ event_data }) => JSON.parse(event_data ?? '').directive).sort()).toEqual([
      'img-src',
      'style-src-attr',
    ])
  })

  it('that say the same are kept once an hour, whoever reports them', async () => {
    const { reportViolations, events, clock } = await setUp()
    for (let number = 0; number < 5; number++) {
      expect(await reportViolations(single(), visitor({ address: addressOf(number) }))).toEqual({ ok: true })
    }
    expect(await events()).toHaveLength(1)
    clock.pass({ hours: 1 })
    await reportViolations(single(), visitor())
    expect(await events()).toHaveLength(2)
  })

  it('are cut, and at most ten of a report are looked at', async () => {
    const { reportViolations, events } = await setUp()
    const long = 'x'.repeat(5000)
    await reportViolations(
      batched(
        Array.from({ length: 50 }, (_, number) => ({
          effectiveDirective: `${number}`,
          blockedURL: long,
          sample: long,
        })),
      ),
      visitor(),
    )
    const stored = await events()
    expect(stored).toHaveLength(10)
    for (const { event_data } of stored) expect(event_data?.length).toBeLessThan(1000)
  })

  it('are limited for one sender', async () => {
    const { reportViolations, events, store, clock } = await setUp()
    const sender = networkKey(store.config.secret, visitor().address, clock.now())
    const weight = limitsTable.violationReportsPerNetwork.max - 1
    await createLimiter(store.db, clock.now).take('violationReportsPerNetwork', sender, { weight })
    expect(await reportViolations(single(), visitor())).toEqual({ ok: true })
    expect(await reportViolations(single({ 'blocked-uri': 'inline' }), visitor())).toMatchObject({
      ok: false,
      code: 'rate_limited',
    })
    expect(await events()).toHaveLength(1)
  })

  it('are told from anything else', async () => {
    const { reportViolations, events } = await setUp()
    expect(await reportViolations([], visitor())).toEqual({ ok: true })
    for (const report of [
      {},
      null,
      'text',
      { 'csp-report': {} },
      { 'csp-report': { 'document-uri': 1 } },
      [{ type: 1 }],
    ]) {
      expect(await reportViolations(report, visitor())).toEqual({ ok: false, code: 'malformed' })
    }
    expect(await events()).toEqual([])
  })
})
