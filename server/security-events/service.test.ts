import { expect, it } from 'vitest'
import { networkKey } from '#server/abuse/keyed-hash.ts'
import { createLimiter } from '#server/abuse/limiter.ts'
import type { LimitName } from '#server/abuse/limits-table.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'

onStoreOfRun('security events', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock()
    const services = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const events = () => store.db.selectFrom('security_events').selectAll().execute()
    /** Counts hits of an address, or of everybody together, as if they had come before. */
    const fill = (limit: LimitName, address: string | undefined, weight: number) => {
      const subject = address ? networkKey(store.config.secret, address, clock.now()) : 'everybody'
      return createLimiter(store.db, clock.now).take(limit, subject, { weight })
    }
    return { clock, services, events, fill }
  }

  it('are judged by the table, not by the sender, and hold no address', async () => {
    const { services, events } = await setUp()
    const event = {
      event_type: 'potential_xss_attempt',
      user_identifier: 'mira@muster.example',
      ip_address: '198.51.100.7',
      user_agent: 'Mozilla/5.0 (a@b.example)',
      event_data: { text: 'by mira@muster.example', url: '/newsletter/confirm?token=abc-DEF_1&x=1' },
      severity: 'low',
    }
    expect(await services.logSecurityEvent(event, visitor())).toEqual({ ok: true })
    const [stored] = await events()
    expect(stored).toMatchObject({
      event_type: 'potential_xss_attempt',
      severity: 'critical',
      user_identifier: '[redacted]',
    })
    expect(JSON.parse(stored?.event_data ?? '')).toEqual({
      text: 'by [redacted]',
      url: '/newsletter/confirm?token=[redacted]&x=1',
    })
    expect(JSON.stringify(stored)).not.toMatch(/muster|198\.51|abc-DEF|b\.example/)
  })

  it('are cut to size and stay JSON', async () => {
    const { services, events } = await setUp()
    await services.logSecurityEvent({ event_type: 'x', event_data: { long: 'y"\u0000'.repeat(5000) } }, visitor())
    await services.logSecurityEvent({ event_type: 'x' }, visitor({ userAgent: undefined }))
    const [long, short] = await events()
    expect(long?.event_data?.length).toBeLessThan(20_000)
    expect(Object.keys(JSON.parse(long?.event_data ?? ''))).toEqual(['cut'])
    expect(short).toMatchObject({ event_data: null, user_agent: null, user_identifier: null })
  })

  it('are refused when they are none, and limited by the minute', async () => {
    const { services, clock, events } = await setUp()
    expect(await services.logSecurityEvent({ event_type: '' }, visitor())).toMatchObject({ ok: false, code: 'invalid' })
    for (let number = 0; number < 120; number++) await services.logSecurityEvent({ event_type: 'x' }, visitor())
    expect(await services.logSecurityEvent({ event_type: 'x' }, visitor())).toEqual({
      ok: false,
      code: 'rate_limited',
      retryAfterSeconds: 60,
    })
    expect(await events()).toHaveLength(120)
    clock.pass({ minutes: 1 })
    expect(await services.logSecurityEvent({ event_type: 'x' }, visitor())).toEqual({ ok: true })
  })

  it('of one sender and of all together are limited by the day, so that nobody fills the store', async () => {
    const { services, events, fill } = await setUp()
    const log = (number: number) =>
      services.logSecurityEvent({ event_type: 'x' }, visitor({ address: addressOf(number) }))
    await fill('securityEventsPerNetworkDay', addressOf(1), 999)
    expect(await log(1)).toEqual({ ok: true })
    expect(await log(1)).toMatchObject({ ok: false, code: 'rate_limited' })
    await fill('securityEvents', undefined, 19_998)
    expect(await log(2)).toEqual({ ok: true })
    expect(await log(3)).toMatchObject({ ok: false, code: 'rate_limited' })
    expect(await events()).toHaveLength(2)
  })
})
