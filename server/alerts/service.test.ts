import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { createLimiter } from '../abuse/limiter.ts'
import { diskPercent } from './fullness.ts'
import { createAlertService } from './service.ts'
import { createWatch } from './watch.ts'

onBothStores('alerts', (open, kind) => {
  async function setUp(settings: Record<string, string> = { ALERT_EMAIL: 'pager@saldora.example' }) {
    const store = await open(settings)
    const clock = stoppedClock()
    const disk = { percent: 20 }
    const server = (db = store.db) =>
      createAlertService({
        ...createContext({ db, config: store.config, log: silentLog, now: clock.now }),
        fullness: async () => disk.percent,
      })
    const context = createContext({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const queue = (letter: Parameters<typeof context.enqueue>[1]['letter']) =>
      context.enqueue(store.db, { to: 'mira@muster.example', language: 'de', letter })
    const subjects = async () => {
      const letters = await queuedLetters(store.db, store.config)
      return letters.filter(({ letter }) => letter === 'alert').map(({ subject }) => subject)
    }
    return { ...store, clock, disk, server, queue, subjects }
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
  await watch.stop()
  const before = looks
  await new Promise((resolve) => setImmediate(resolve))
  expect(looks).toBe(before)
})
