import { expect, it } from 'vitest'
import { undoMs } from '#contract/undo.ts'
import { createDeskServices } from '#server/desk/services.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { takeBook } from './store.ts'

/** A Monday: the company's hours begin on Wednesday, 14:00 in Zurich, which is 13:00 UTC in winter. */
const monday = '2026-11-23T09:00:00.000Z'
const first = '2026-11-25T13:00:00.000Z'
const second = '2026-11-25T13:30:00.000Z'

onBothStores('the appointment book', (open, kind) => {
  async function setUp(settings: Record<string, string> = {}, start = monday) {
    const store = await open({ OPERATOR_EMAIL: 'team@saldora.example', ...settings })
    const clock = stoppedClock(start)
    const servicesOn = ({ db }: Pick<typeof store, 'db'> = store) =>
      createServices({ db, config: store.config, log: silentLog, now: clock.now })
    const services = servicesOn()
    const free = async () => {
      const outcome = await servicesOn().freeAppointments()
      return outcome.ok ? outcome.slots.map(({ start }) => start) : []
    }
    const rows = () => store.db.selectFrom('appointments').selectAll().orderBy('start').execute()
    const letters = () => queuedLetters(store.db, store.config)
    let people = 0
    const book = (start: string, fields: object = {}, on = services) => {
      const number = people++
      const person = { name: 'Mira Beispiel', email: `m${number}@muster.example` }
      return on.bookAppointment({ start, ...person, ...fields }, visitor({ address: addressOf(number) }))
    }
    return { ...store, clock, services, servicesOn, free, rows, letters, book }
  }

  it('offers the quarter hours of four weeks, but none that begins within the notice', async () => {
    const { free, clock } = await setUp()
    const offered = await free()
    // Three days a week, two hours a day, four weeks, and the Monday four weeks on.
    expect(offered).toHaveLength(3 * 8 * 4)
    expect(offered.slice(0, 2)).toEqual([first, '2026-11-25T13:15:00.000Z'])
    expect(offered.at(-1)).toBe('2026-12-18T14:45:00.000Z')
    clock.pass({ hours: 48 })
    // Wednesday, 10:00 in Zurich: four hours to go.
    expect((await free())[0]).toBe(first)
    clock.pass({ ms: 1 })
    expect((await free())[0]).toBe('2026-11-25T13:15:00.000Z')
  })

  it('stores a booking with both letters, and nothing typed stands in that to the visitor', async () => {
    const { book, rows, letters, free } = await setUp()
    const typed = { phone: '+41 79 000 00 00', topic: 'Belege <b>sortieren</b>', language: 'en', page: '/en/pricing' }
    expect(await book(first, typed)).toEqual({ ok: true })
    expect(await rows()).toMatchObject([
      {
        ...{ start: first, ends_at: '2026-11-25T13:15:00.000Z', host_id: 'office', status: 'booked', sequence: 0 },
        ...{ phone: '+41 79 000 00 00', topic: 'Belege bsortieren/b', language: 'en', page: '/en/pricing' },
      },
    ])
    expect(await free()).not.toContain(first)
    const [confirmation, operator] = (await letters()).sort((left, right) => left.letter.localeCompare(right.letter))
    expect(operator).toMatchObject({ to: 'team@saldora.example', letter: 'appointment-operator' })
    expect(operator?.text).toContain('Belege bsortieren/b')
    expect(confirmation).toMatchObject({ to: 'm0@muster.example', letter: 'appointment-confirmation', language: 'en' })
    expect(confirmation?.text).toContain('Wednesday 25 November 2026')
    expect(confirmation?.text).toContain('14:00 to 14:15, Swiss time')
    for (const text of ['Mira', 'sortieren', '+41 79']) expect(JSON.stringify(confirmation)).not.toContain(text)
  })

  it('is entered by the team under the same rules, with the same invitation, and stands in the log', async () => {
    const { db, config, clock, free, rows, letters } = await setUp()
    const actor = { kind: 'command-line', name: 'jonas' } as const
    const desk = createDeskServices({ db, config, log: silentLog, now: clock.now }, actor)
    const person = { name: 'Beat Anruf', email: 'beat@anruf.example' }
    const enter = (start: string, fields: object = person) => desk.appointments.enter({ start, ...fields }, 'de')
    expect(await enter(first)).toMatchObject({ ok: true })
    expect(await free()).not.toContain(first)
    expect(await rows()).toMatchObject([{ start: first, ...person, phone: null, language: 'de', status: 'booked' }])
    expect((await letters()).map(({ to, letter }) => [to, letter])).toEqual([
      [person.email, 'appointment-confirmation'],
    ])
    expect((await desk.audit.list({}, { limit: 9, offset: 0 })).acts).toMatchObject([{ act: 'appointment.book' }])
    expect(await enter(first)).toMatchObject({ code: 'slot_taken' })
    expect(await enter('2026-11-25T13:05:00.000Z')).toMatchObject({ code: 'invalid', fields: { start: 'not_free' } })
    expect(await enter('2026-11-25T13:15:00.000Z', { name: 'B', email: person.email })).toMatchObject({
      fields: { name: 'length' },
    })
    // Whoever leaves a number only is told at the telephone, also when it is moved or cancelled.
    expect(await enter(second, { name: 'Rita Anruf' })).toMatchObject({ fields: { phone: expect.anything() } })
    const called = await enter(second, { name: 'Rita Anruf', phone: '079 123 45 67' })
    const id = called.ok ? called.id : ''
    expect(await desk.appointments.of('+41791234567')).toMatchObject([{ id, email: '' }])
    expect(await desk.appointments.cancel(id)).toMatchObject({ ok: true })
    expect(await letters()).toHaveLength(1)
    expect(await desk.appointments.search('anruf beat', 5)).toMatchObject({ total: 1, rows: [person] })
    for (const search of ['0791234567', '+41 79 123 45 67', '079 123 45'])
      expect(await desk.appointments.search(search, 5), search).toMatchObject({ total: 1, rows: [{ id }] })
    expect(await desk.appointments.search('nirgends', 5)).toEqual({ total: 0, rows: [] })
  })

  it('takes back what the team has just entered, as long as its invitation waits', async () => {
    const { db, config, clock, free, rows, letters } = await setUp()
    const actor = { kind: 'command-line', name: 'jonas' } as const
    const { appointments, audit } = createDeskServices({ db, config, log: silentLog, now: clock.now }, actor)
    const enter = async (start: string, fields: object) => {
      const entered = await appointments.enter({ start, name: 'Beat Anruf', ...fields }, 'de')
      return entered.ok ? entered.id : ''
    }
    const mail = { email: 'beat@anruf.example' }
    const id = await enter(first, mail)
    expect(await appointments.undoEnter(id)).toEqual({ ok: true })
    expect([await rows(), await letters()]).toEqual([[], []])
    expect(await free()).toContain(first)
    expect((await audit.list({}, { limit: 1, offset: 0 })).acts).toMatchObject([{ act: 'appointment.undo-book' }])
    expect(await appointments.undoEnter(id)).toEqual({ ok: false, problem: 'too_late' })

    // The letter about a change leaves by a faster lane: the invitation would come after it, with the time that is no longer so.
    const moved = await enter(first, mail)
    await appointments.move(moved, second)
    expect((await letters()).map(({ letter }) => letter)).toEqual(['appointment-moved'])
    expect((await letters())[0]?.text).toContain('token=')
    expect(await appointments.undoEnter(moved)).toMatchObject({ problem: 'too_late' })

    const called = await enter('2026-11-25T14:00:00.000Z', { phone: '079 123 45 67' })
    clock.pass({ ms: undoMs })
    expect(await appointments.undoEnter(called)).toMatchObject({ problem: 'too_late' })
    expect(await rows()).toHaveLength(2)
  })

  it('refuses what is no time of its own, and names the next free ones for one that is taken', async () => {
    const { book, rows } = await setUp()
    const notFree = { ok: false, code: 'invalid', fields: { start: 'not_free' } }
    for (const start of [
      '2026-11-25T13:05:00.000Z',
      '2026-11-23T13:00:00.000Z',
      '2027-11-24T13:00:00.000Z',
      // Christmas is a Friday.
      '2026-12-25T13:00:00.000Z',
    ])
      expect(await book(start)).toEqual(notFree)
    expect(await book('tomorrow')).toMatchObject({ ok: false, fields: { start: 'invalid' } })
    // The same moment, as a clock in Zurich writes it.
    expect(await book('2026-11-25T14:00:00+01:00')).toEqual({ ok: true })
    expect(await book(first)).toEqual({
      ok: false,
      code: 'slot_taken',
      free: [15, 30, 45].map((minute) => ({
        start: `2026-11-25T13:${minute}:00.000Z`,
        end: minute === 45 ? '2026-11-25T14:00:00.000Z' : `2026-11-25T13:${minute + 15}:00.000Z`,
      })),
    })
    expect(await rows()).toHaveLength(1)
  })

  it('holds at most two open appointments an address, in any case', async () => {
    const { book, clock } = await setUp()
    expect(await book(first, { email: 'Mira@muster.example' })).toEqual({ ok: true })
    expect(await book('2026-11-25T13:15:00.000Z', { email: 'mira@muster.example' })).toEqual({ ok: true })
    const third = () => book('2026-11-27T13:00:00.000Z', { email: 'mira@MUSTER.example' })
    expect(await third()).toEqual({ ok: false, code: 'too_many_appointments' })
    clock.pass({ hours: 53 })
    expect(await third()).toEqual({ ok: true })
  })

  it('keeps a buffer around each conversation, where one is set', async () => {
    const { book, free } = await setUp({ APPOINTMENT_BUFFER_MINUTES: '10', APPOINTMENT_HORIZON_DAYS: '2' })
    await book('2026-11-25T13:30:00.000Z')
    expect(await free()).toEqual(
      [13, 14]
        .flatMap((hour) => ['00', '15', '30', '45'].map((minute) => `2026-11-25T${hour}:${minute}:00.000Z`))
        .filter((start) => !/T13:(15|30|45)/.test(start)),
    )
  })

  // SQLite has one who writes at a time.
  if (kind === 'postgres')
    it('tells who comes too late at once, while another server holds the book', async () => {
      const { book, another } = await setUp()
      expect(await book(first)).toEqual({ ok: true })
      await another()
        .db.transaction()
        .execute(async (trx) => {
          await takeBook(trx)
          expect(await book(first)).toMatchObject({ code: 'slot_taken' })
        })
    })

  it('gives 8 slots to 8 of 500 people, however many servers they ask', async () => {
    const site = await setUp({ APPOINTMENT_HORIZON_DAYS: '2' })
    const slots = await site.free()
    expect(slots).toHaveLength(8)
    const servers = [site.services, site.servicesOn(site.another()), site.servicesOn(site.another())]
    // On a loaded machine the wait for a connection may end before one is free. Nothing is stored then, and one asks again.
    const claim = async (number: number) => {
      while (true) {
        const outcome = await site.book(slots[number % 8] as string, {}, servers[number % servers.length])
        if (outcome.ok || outcome.code !== 'unavailable') return outcome
      }
    }
    // Fifty at a time, more than there are connections.
    const lanes = await Promise.all(
      Array.from({ length: 50 }, async (_, lane) => {
        const outcomes = []
        for (let round = 0; round < 10; round++) outcomes.push(await claim(round * 50 + lane))
        return outcomes
      }),
    )
    const outcomes = lanes.flat()
    expect(outcomes).toHaveLength(500)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(8)
    const refused = outcomes.filter((outcome) => !outcome.ok)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['slot_taken']))
    expect((await site.rows()).map(({ start }) => start)).toEqual(slots)
    const letters = (await site.letters()).map(({ letter }) => letter)
    for (const kind of ['appointment-confirmation', 'appointment-operator'])
      expect(letters.filter((letter) => letter === kind)).toHaveLength(8)
    expect(letters).toHaveLength(16)
    expect(await site.free()).toEqual([])
  }, 60_000)
})
