import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createMembersService } from '#server/team/members.ts'
import { createTodayService } from '#server/today/service.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { createAppointmentBookService } from './book-service.ts'
import { addAppointment, replaceFeedBlocks } from './store.ts'

/** A Wednesday, 10:00 in Zurich. */
const morning = '2026-11-25T09:00:00.000Z'

onStoreOfRun('what of the appointment book wants a look', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock(morning)
    const context = createContext({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const book = createAppointmentBookService(context)
    const today = createTodayService(context)
    const add = async (name: string, start: string, host_id = 'office') => {
      const id = crypto.randomUUID()
      await addAppointment(store.db, {
        ...{ id, host_id, start, name, email: `${name}@muster.example`, language: 'de', page: null, note: '' },
        ...{ ends_at: new Date(Date.parse(start) + 15 * 60_000).toISOString(), status: 'booked', sequence: 0 },
        ...{ phone: null, topic: null, created_at: morning, timed_at: morning, changed_at: morning },
        ...{ cancelled_at: null, cancelled_by: null, held_at: null, reminded_at: null, reminder_mail_id: null },
      })
      return id
    }
    const names = async () => {
      const matters = await today.appointments()
      return Object.fromEntries(Object.entries(matters).map(([kind, rows]) => [kind, rows.map(({ name }) => name)]))
    }
    const invited = await createMembersService(context).invite('mira@saldora.example', 'Mira', 'owner')
    return { ...store, clock, book, today, add, names, mira: invited.ok ? invited.member.id : '' }
  }

  it('is what is on today, what is over and undecided, and what a visitor has cancelled', async () => {
    const { add, names, clock, book, today, db } = await setUp()
    const first = await add('first', '2026-11-25T13:00:00.000Z')
    await add('tomorrow', '2026-11-26T13:00:00.000Z')
    const gone = await add('gone', '2026-11-27T13:00:00.000Z')
    await add('later', '2026-11-25T14:00:00.000Z')
    await db
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'visitor', cancelled_at: morning })
      .where('id', '=', gone)
      .execute()
    expect(await names()).toEqual({
      today: ['first', 'later'],
      tomorrow: ['tomorrow'],
      over: [],
      cancelled: ['gone'],
      inBlocks: [],
    })
    expect((await today.counts()).appointments).toBe(1)
    clock.pass({ hours: 4, minutes: 15 })
    expect(await names()).toMatchObject({ today: ['later'], over: ['first'] })
    await book.noShow(first)
    expect(await names()).toMatchObject({ over: [] })
    clock.pass({ hours: 1 })
    const later = (await today.appointments()).over[0]?.id ?? ''
    expect(await book.held(later)).toMatchObject({ ok: true })
    expect(await names()).toMatchObject({ over: [] })
    await book.noShow(later)
    await book.noShow(later, { undo: true })
    expect(await names()).toMatchObject({ over: [] })
    clock.pass({ hours: 19 })
    expect(await names()).toEqual({ today: ['tomorrow'], tomorrow: [], over: [], cancelled: [], inBlocks: [] })
  })

  it('holds one word on what became of an appointment: the same once more is nothing new, another takes its place', async () => {
    const { add, clock, book, db } = await setUp()
    const id = await add('first', '2026-11-25T09:00:00.000Z')
    clock.pass({ hours: 1 })
    await Promise.all([book.held(id), book.held(id)])
    const noted = (await book.find(id))?.held_at
    clock.pass({ minutes: 1 })
    expect(await book.held(id)).toMatchObject({ ok: true, appointment: { held_at: noted } })
    await book.noShow(id)
    // It is handed out to its person, who would read both.
    expect(await book.find(id)).toMatchObject({ status: 'no_show', held_at: null })
    const acts = await db.selectFrom('audit_log').select('act').where('subject_id', '=', id).orderBy('number').execute()
    expect(acts.map(({ act }) => act)).toEqual(['appointment.held', 'appointment.no-show'])
  })

  it('is what stands in a blocked time, urgent when it takes place soon', async () => {
    const { add, names, book, today, mira, db } = await setUp()
    const nextMorning = new Date('2026-11-26T07:00:00.000Z')
    const free = await add('free', '2026-12-09T13:00:00.000Z')
    const id = await add('struck', '2026-12-09T14:00:00.000Z')
    await book.block({ start: '2026-12-09T14:05:00.000Z', end: '2026-12-09T14:10:00.000Z' })
    // Somebody else's time does not matter.
    await book.block({ start: '2026-12-09T13:00:00.000Z', end: '2026-12-09T13:30:00.000Z', memberId: mira })
    // An entry that begins with the appointment is the appointment, in a calendar of one's own.
    const busy = { member_id: null, source: 'feed', note: '', created_at: morning } as const
    await replaceFeedBlocks(db, [
      { id: 'a', starts_at: '2026-12-09T13:00:00.000Z', ends_at: '2026-12-09T13:30:00.000Z', ...busy },
    ])
    expect(await names()).toMatchObject({ inBlocks: ['struck'] })
    expect([await book.standsInBlock({ id }), await book.standsInBlock({ id: free })]).toEqual([true, false])
    expect(await today.hasUrgent(nextMorning)).toBe(false)
    await book.move(id, '2026-11-26T14:00:00.000Z')
    expect(await names()).toMatchObject({ inBlocks: [] })
    await book.block({ start: '2026-11-26T14:00:00.000Z', end: '2026-11-26T15:00:00.000Z' })
    expect(await today.hasUrgent(nextMorning)).toBe(true)
    await book.cancel(id)
    expect(await today.hasUrgent(nextMorning)).toBe(false)
  })

  it('keeps a note as it was typed, and never writes over what somebody else has written meanwhile', async () => {
    const { add, book } = await setUp()
    const id = await add('first', '2026-11-25T13:00:00.000Z')
    expect(await book.note(id, '  Zuerst zuhören.\r\n', { before: '' })).toMatchObject({ ok: true })
    expect((await book.find(id))?.note).toBe('  Zuerst zuhören.\n')
    expect(await book.note(id, 'Etwas anderes', { before: '' })).toEqual({ ok: false, problem: 'changed_meanwhile' })
    // A browser sends other line ends than it was given.
    expect(await book.note(id, 'Beides', { before: '  Zuerst zuhören.\r\n' })).toMatchObject({ ok: true })
  })
})
