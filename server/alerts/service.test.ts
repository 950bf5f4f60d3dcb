import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import type { StoreProblem } from '#server/db/unavailable.ts'
import type { Letter } from '#server/letters.ts'
import type { MailTransport, OutgoingMail } from '#server/mail/transport.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { startHookServer } from '#tests/support/hook-server.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { createLimiter } from '../abuse/limiter.ts'
import { createWatch } from '../watch.ts'
import { diskPercent } from './fullness.ts'
import { createNotifier, type Notifier } from './notifier.ts'
import { createAlertService } from './service.ts'
import { createWebhook } from './webhook.ts'

onStoreOfRun('alerts', (open, kind) => {
  async function setUp(settings: Record<string, string> = { ALERT_EMAIL: 'pager@saldora.example' }) {
    const store = await open(settings)
    const clock = stoppedClock()
    const disk = { percent: 20, problem: undefined as StoreProblem | undefined }
    const sent: (OutgoingMail & { subject?: string })[] = []
    const transport: MailTransport = { mode: 'smtp', send: async (mail) => void sent.push(mail), close: () => {} }
    const { alertWebhookUrl } = store.config
    const webhook = alertWebhookUrl ? createWebhook(alertWebhookUrl, silentLog, { pauses: [] }) : undefined
    const notifiers: Notifier[] = []
    const server = (db = store.db) => {
      const context = createContext({ db, config: store.config, log: silentLog, now: clock.now })
      const notifier = createNotifier({ ...context, transport, webhook })
      notifiers.push(notifier)
      return createAlertService({
        ...context,
        notifier,
        writeProbe: async () => disk.problem,
        fullness: async () => disk.percent,
      })
    }
    const posted = () => Promise.all(notifiers.map(({ settled }) => settled()))
    const context = createContext({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const queue = (letter: Letter) => context.enqueue(store.db, { to: 'mira@muster.example', language: 'de', letter })
    const subjects = async () => {
      const letters = await queuedLetters(store.db, store.config)
      return letters.filter(({ letter }) => letter === 'alert').map(({ subject }) => subject)
    }
    return { ...store, clock, disk, server, queue, subjects, sent, posted }
  }

  it('tell once that mails are stuck, and once that they are not, from however many servers', async () => {
    const { clock, server, another, queue, subjects, db } = await setUp()
    await queue({ kind: 'contact-receipt' })
    const servers = Array.from({ length: 4 }, () => server(another().db))
    const lookAll = () => Promise.all(servers.map(({ check }) => check()))
    clock.pass({ minutes: 29 })
    await lookAll()
    expect(await subjects()).toEqual([])
    clock.pass({ minutes: 1 })
    await lookAll()
    await lookAll()
    expect(await subjects()).toEqual(['Störung: Mails bleiben liegen'])

    // Halfway back is not over: the gap between the two levels keeps the operator's mailbox quiet.
    const recent = new Date(clock.now().getTime() - 15 * 60_000).toISOString()
    await db.updateTable('outbox').set({ created_at: recent }).where('letter', '=', 'contact-receipt').execute()
    await lookAll()
    expect(await subjects()).toHaveLength(1)
    await db.updateTable('outbox').set({ status: 'sent' }).where('letter', '=', 'contact-receipt').execute()
    await lookAll()
    await lookAll()
    expect((await subjects()).sort()).toEqual(['Behoben: Mails gehen wieder hinaus', 'Störung: Mails bleiben liegen'])
    expect(await db.selectFrom('incidents').selectAll().execute()).toEqual([])
  })

  it('tell once that the hour has no room for mails to unconfirmed addresses, and once that none waits', async () => {
    const { clock, server, queue, subjects, db, config } = await setUp()
    const limiter = createLimiter(db, clock.now)
    const fill = () => limiter.take('unverifiedMails', 'all', { weight: config.unverifiedMailsPerHour + 1 })
    for (let number = 0; number < 3; number++) await queue({ kind: 'contact-receipt' })
    await server().check()
    expect(await subjects()).toEqual([])
    const earlier = new Date(clock.now().getTime() - 45 * 60_000).toISOString()
    await db.updateTable('outbox').set({ created_at: earlier }).execute()
    await fill()
    for (let look = 0; look < 3; look++) await server().check()
    const begun = 'Auffällig: sehr viele Mails an unbestätigte Adressen'
    expect(await subjects()).toEqual([begun])

    // They wait by design: that is no stuck mail, and the first moment of a new hour is not the end.
    await db.deleteFrom('rate_limits').execute()
    await server().check()
    await fill()
    await server().check()
    expect(await subjects()).toEqual([begun])
    await db.updateTable('outbox').set({ status: 'sent' }).where('letter', '=', 'contact-receipt').execute()
    for (let look = 0; look < 2; look++) await server().check()
    const over = 'Vorbei: wieder gewöhnlich viele Mails an unbestätigte Adressen'
    expect((await subjects()).sort()).toEqual([begun, over])
  })

  it('know an issue of the newsletter that goes out at its rate from one that fails', async () => {
    const { clock, server, queue, db } = await setUp()
    const alerts = () => db.selectFrom('outbox').select('recipient').where('letter', '=', 'alert').execute()
    await queue({ kind: 'contact-receipt' })
    await db.updateTable('outbox').set({ letter: 'newsletter-issue' }).execute()
    clock.pass({ hours: 3 })
    await server().check()
    expect(await alerts()).toEqual([])
    await db.updateTable('outbox').set({ attempts: 5 }).execute()
    await server().check()
    expect(await alerts()).toEqual([{ recipient: 'pager@saldora.example' }])
  })

  it('tell that the disk fills up, and again after it had room', async () => {
    const { server, subjects, disk } = await setUp()
    for (const percent of [89, 90, 95, 86, 91, 84, 88, 92]) {
      disk.percent = percent
      await server().check()
    }
    expect((await subjects()).sort()).toEqual([
      'Behoben: der Datenträger hat wieder Platz',
      'Störung: der Datenträger ist zu 90 % voll',
      'Störung: der Datenträger ist zu 92 % voll',
    ])
  })

  it('go to a webhook as well, or to it alone, once from however many servers', async () => {
    const hooks = await startHookServer()
    const { clock, server, another, queue, subjects, db, posted } = await setUp({ ALERT_WEBHOOK_URL: hooks.url })
    await queue({ kind: 'contact-receipt' })
    clock.pass({ minutes: 30 })
    const servers = Array.from({ length: 4 }, () => server(another().db))
    const lookAll = async () => {
      await Promise.all(servers.map(({ check }) => check()))
      await posted()
    }
    await lookAll()
    await lookAll()
    expect(hooks.received.map(({ body }) => [body.incident, body.state])).toEqual([['outbox_stalled', 'begun']])
    expect(hooks.received[0]?.body.text).toMatch(/^site\.example: Störung: Mails bleiben liegen\n/)
    await db.updateTable('outbox').set({ status: 'sent' }).execute()
    await lookAll()
    expect(hooks.received.map(({ body }) => body.state)).toEqual(['begun', 'over'])
    expect(JSON.stringify(hooks.received)).not.toMatch(/muster\.example/)
    expect(await subjects()).toEqual([])
  })

  it('tell at the first look that the mail server refuses our login', async () => {
    const hooks = await startHookServer()
    const { server, queue, subjects, db, posted } = await setUp({
      ALERT_WEBHOOK_URL: hooks.url,
      ALERT_EMAIL: 'pager@saldora.example',
    })
    await queue({ kind: 'contact-receipt' })
    await db.updateTable('outbox').set({ failure: 'unreachable' }).execute()
    await server().check()
    expect(await subjects()).toEqual([])
    await db.updateTable('outbox').set({ failure: 'login' }).execute()
    for (let look = 0; look < 2; look++) await server().check()
    expect(await subjects()).toEqual(['Störung: der Mailserver weist die Anmeldung zurück'])
    await db.updateTable('outbox').set({ failure: null, status: 'sent' }).where('failure', 'is not', null).execute()
    await server().check()
    await posted()
    expect(hooks.received.map(({ body }) => [body.incident, body.state])).toEqual([
      ['mail_login_refused', 'begun'],
      ['mail_login_refused', 'over'],
    ])
  })

  it('tell past the store when it cannot be written, once, and once when it can again', async () => {
    const hooks = await startHookServer()
    const { server, subjects, disk, sent, posted } = await setUp({
      ALERT_WEBHOOK_URL: hooks.url,
      ALERT_EMAIL: 'pager@saldora.example',
    })
    const { check } = server()
    await check()
    disk.problem = 'full'
    for (let look = 0; look < 3; look++) await check()
    expect(await subjects()).toEqual([])
    expect(sent).toMatchObject([
      {
        to: { address: 'pager@saldora.example' },
        subject: 'Störung: die Datenbank nimmt nichts mehr an',
        text: expect.stringContaining('Der Grund: der Datenträger ist voll.'),
        headers: { 'Auto-Submitted': 'auto-generated' },
        messageId: expect.stringMatching(/^<.+@.+>$/),
      },
    ])
    disk.problem = undefined
    for (let look = 0; look < 2; look++) await check()
    await posted()
    expect(sent).toHaveLength(1)
    expect(await subjects()).toEqual(['Behoben: die Datenbank nimmt wieder an'])
    expect(hooks.received.map(({ body }) => [body.incident, body.state])).toEqual([
      ['store_unwritable', 'begun'],
      ['store_unwritable', 'over'],
    ])
  })

  it('leave a database that is restarted the time to come back, and try again when nobody could be told', async () => {
    const hooks = await startHookServer()
    const { server, disk, posted } = await setUp({ ALERT_WEBHOOK_URL: hooks.url })
    const { check } = server()
    disk.problem = 'unreachable'
    await check()
    disk.problem = undefined
    await check()
    await posted()
    expect(hooks.received).toEqual([])

    hooks.answer = () => 503
    disk.problem = 'read_only'
    await check()
    hooks.answer = () => 200
    for (let look = 0; look < 2; look++) await check()
    expect(hooks.received.map(({ body }) => body.state)).toEqual(['begun', 'begun'])
  })

  it('go to nobody when no address is set, and measure only what can be measured', async () => {
    const { server, subjects, disk, config } = await setUp({})
    disk.percent = 99
    await server().check()
    expect(await subjects()).toEqual([])
    const percent = await diskPercent(config)
    if (kind === 'postgres') expect(percent).toBeUndefined()
    else expect(percent).toSatisfy((value: number) => value > 0 && value <= 100)
  })
})

it('a watch looks again and again, one look at a time, and stops when the last is done', async () => {
  let looks = 0
  let atOnce = 0
  const watch = createWatch(async () => {
    expect(++atOnce).toBe(1)
    await Promise.resolve()
    looks++
    atOnce--
  }, 5)
  watch.start()
  await expect.poll(() => looks).toBeGreaterThan(2)
  const sofar = looks
  for (let wake = 0; wake < 10; wake++) watch.wake()
  await watch.stop()
  expect(looks - sofar).toBeLessThan(3)
  watch.wake()
  const before = looks
  await new Promise((resolve) => setImmediate(resolve))
  expect(looks).toBe(before)
})
