import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { startHookServer } from '#tests/support/hook-server.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { createNotifier } from './notifier.ts'
import { createAlertService } from './service.ts'
import { createWebhook } from './webhook.ts'

onStoreOfRun('crashes in browsers', (open) => {
  async function setUp(settings: Record<string, string> = {}) {
    const store = await open({ OPERATOR_EMAIL: 'team@saldora.example', ...settings })
    const clock = stoppedClock()
    const parts = { config: store.config, log: silentLog, now: clock.now }
    const { alertWebhookUrl } = store.config
    const webhook = alertWebhookUrl ? createWebhook(alertWebhookUrl, silentLog, { pauses: [] }) : undefined
    const server = (db = store.db) => {
      const context = createContext({ db, ...parts })
      const notifier = createNotifier({ ...context, webhook })
      const { check } = createAlertService({
        ...context,
        notifier,
        writeProbe: async () => undefined,
        fullness: async () => 0,
      })
      return () => check().then(notifier.settled)
    }
    const services = createServices({ db: store.db, ...parts })
    let number = 0
    /** As app/lib/security-log.ts sends it. */
    const crash = (message: string, url = '/contact') => {
      clock.pass({ ms: 1 })
      const details = JSON.stringify({ errorId: `mh5k2x${number}`, message })
      const event = {
        event_type: 'application_error',
        event_data: { details, url, timestamp: clock.now().toISOString() },
      }
      return services.logSecurityEvent(event, visitor({ address: addressOf(number++) }))
    }
    const letters = async () => {
      const queued = await queuedLetters(store.db, store.config)
      return queued.filter(({ letter }) => letter === 'crashes')
    }
    return { ...store, clock, server, crash, letters }
  }

  it('reach the operator at the next look, each kind once, from however many servers', async () => {
    const { another, server, crash, letters, clock } = await setUp()
    const looks = Array.from({ length: 4 }, () => server(another().db))
    const lookAll = () => Promise.all(looks.map((look) => look()))
    await lookAll()
    expect(await letters()).toEqual([])
    for (const position of [1, 22, 333]) await crash(`x is undefined at ${position} for mira@muster.example`)
    await crash('y is not a function', '/en/tools/iban')
    await lookAll()
    await lookAll()
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      to: 'team@saldora.example',
      subject: 'Absturz auf der Website: /en/tools/iban, /contact',
    })
    expect(letter?.text).toMatch(
      /\/contact: x is undefined at 333 for \[redacted\] \(3×, zuletzt .+, Fehler-ID mh5k2x2\)/,
    )
    expect(letter?.text).toContain('y is not a function (1×')

    await crash('x is undefined at 4444 for reto@muster.example')
    clock.pass({ minutes: 10 })
    await lookAll()
    expect(await letters()).toHaveLength(1)
    await crash('x is undefined at 4444 for reto@muster.example', '/')
    await lookAll()
    expect((await letters()).at(-1)?.subject).toBe('Absturz auf der Website: /')

    // A kind that comes back after a month is news again.
    clock.pass({ hours: 31 * 24 })
    await crash('y is not a function', '/en/tools/iban')
    await lookAll()
    expect(await letters()).toHaveLength(3)
  })

  it('come in few letters, however many kinds somebody makes up, and none is forgotten within the hour', async () => {
    const { server, crash, letters, clock } = await setUp()
    const look = server()
    await crash('the first')
    await look()
    expect(await letters()).toHaveLength(1)
    for (let kind = 0; kind < 30; kind++) await crash(`made up ${'x'.repeat(kind)}`)
    await look()
    expect(await letters()).toHaveLength(1)
    clock.pass({ minutes: 5 })
    await look()
    expect((await letters()).at(-1)?.text).toContain('Dazu 20 weitere Arten von Abstürzen.')
    for (let letter = 0; letter < 20; letter++) {
      clock.pass({ minutes: 6 })
      await crash(`again ${'y'.repeat(letter)}`)
      await look()
    }
    expect(await letters()).toHaveLength(10)
  })

  it('go where alerts go, and the webhook gets nothing that a browser made up', async () => {
    const hooks = await startHookServer()
    const { server, crash, letters } = await setUp({ ALERT_WEBHOOK_URL: hooks.url })
    await crash('@everyone mail mira@muster.example', '/<!channel>/https://evil.example')
    await crash('z is null', '/blog')
    await server()()
    expect(await letters()).toEqual([])
    expect(hooks.received).toHaveLength(1)
    expect(hooks.received[0]?.body).toMatchObject({ incident: 'browser_crash', state: 'noted' })
    expect(hooks.received[0]?.body.text).toContain('Betroffen: /blog, ?.')
    expect(JSON.stringify(hooks.received[0]?.body)).not.toMatch(/everyone|evil|channel|z is null|muster/)
  })

  it('go to the address for alerts where one is set', async () => {
    const { server, crash, letters } = await setUp({ ALERT_EMAIL: 'pager@saldora.example' })
    await crash('z is null')
    await server()()
    expect(await letters()).toMatchObject([{ to: 'pager@saldora.example' }])
  })

  it('are told although an event is no such thing as the page sends', async () => {
    const { server, letters, db, config } = await setUp()
    const services = createServices({ db, config, log: silentLog, now: stoppedClock().now })
    for (const event_data of [undefined, 'text', { details: '{', url: 7 }, { details: '[1]' }, ['x']]) {
      expect(await services.logSecurityEvent({ event_type: 'application_error', event_data }, visitor())).toEqual({
        ok: true,
      })
    }
    await server()()
    expect(await letters()).toMatchObject([{ subject: 'Absturz auf der Website: ?' }])
  })
})
