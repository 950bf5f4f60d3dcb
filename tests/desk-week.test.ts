import { describe, expect, it } from 'vitest'
import { startOfDay } from '#content/swiss-time.ts'
import { type BookView, createAppointmentBookService } from '#server/appointments/book-service.ts'
import { addAppointment } from '#server/appointments/store.ts'
import { createContext } from '#server/context.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { createMembersService } from '#server/team/members.ts'
import { mondayOf, openingWeek, weekIn, weekNumber } from '../desk/pages/appointments/days.server.ts'
import { weekOf, weeksAhead } from '../desk/pages/appointments/week.server.ts'
import { stoppedClock } from './support/clock.ts'
import { openTestStore, silentLog } from './support/store.ts'

describe('the week of the appointment book', () => {
  /** A Wednesday at noon in Zurich. */
  async function setUp(settings: Record<string, string> = {}, now = '2026-11-25T11:00:00.000Z') {
    const store = await openTestStore('sqlite', settings)
    const clock = stoppedClock(now)
    const context = createContext({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const book = createAppointmentBookService(context)
    const week = async (monday = '2026-11-23') => {
      const view = await book.view({ from: startOfDay(monday), until: startOfDay('2027-01-04') })
      const names: Record<string, string> = { [mira]: 'Mira', [jonas]: 'Jonas' }
      const hostName = (id: string) => (view.hosts.length > 1 ? names[id] : undefined)
      const naming = {
        language: 'de' as const,
        now: clock.now(),
        hostName,
        isSoon: () => true,
        isUndecided: () => false,
        bookableFrom: new Date(clock.now().getTime() + 4 * 3_600_000),
        bookableUntil: startOfDay('2026-12-24'),
      }
      return { ...weekOf(view, monday, naming), ahead: weeksAhead(view, monday, 4, naming) }
    }
    const members = createMembersService(context)
    const member = async (name: string) => {
      const invited = await members.invite(`${name}@x.example`, name, 'owner')
      return invited.ok ? invited.member.id : ''
    }
    const [mira, jonas] = [await member('Mira'), await member('Jonas')]
    const add = (name: string, start: string, host_id = 'office') =>
      addAppointment(store.db, {
        ...{ id: `${name}-id`, host_id, start, name, email: `${name}@muster.example`, language: 'de', page: null },
        ...{ ends_at: new Date(Date.parse(start) + 900_000).toISOString(), status: 'booked', sequence: 0, note: '' },
        ...{ phone: null, topic: null, created_at: start, timed_at: start, changed_at: start },
        ...{ cancelled_at: null, cancelled_by: null, held_at: null, reminded_at: null, reminder_mail_id: null },
      })
    return { book, week, add, mira, jonas }
  }

  it('has a row for each quarter hour and for what was agreed outside the hours', async () => {
    const { week, add } = await setUp()
    await add('first', '2026-11-26T13:15:00.000Z')
    await add('early', '2026-11-24T07:05:00.000Z')
    const { rows, gaps, days, number, span, counts } = await week()
    expect([number, span]).toEqual([48, '23.–29. Nov.'])
    expect(rows).toEqual(['08:05', '14:00', '14:15', '14:30', '14:45', '15:00', '15:15', '15:30', '15:45'])
    // From five past eight to two nothing is shown.
    expect(gaps).toEqual(['14:00'])
    expect(days.map(({ weekday, day, isToday }) => [weekday, day, isToday])).toEqual([
      ['Di', '24. Nov.', false],
      ['Mi', '25. Nov.', true],
      ['Do', '26. Nov.', false],
      ['Fr', '27. Nov.', false],
    ])
    const [tuesday, wednesday, thursday] = days
    expect(tuesday?.cells.map((cell) => cell?.entries[0]?.name)).toEqual(['early', ...Array(8).fill(undefined)])
    // Noon: what begins within four hours can be booked no longer.
    expect(wednesday?.cells.map((cell) => cell?.closed ?? null)).toEqual([null, ...Array(8).fill('notice')])
    expect(thursday?.cells[2]).toMatchObject({ entries: [{ id: 'first-id', host: null }] })
    expect(thursday?.cells[3]).toMatchObject({ free: { at: '2026-11-26T13:30:00.000Z', names: [] } })
    expect(counts).toEqual({ taken: 2, blocked: 0, free: 15 })
    const [ahead] = (await week('2026-11-16')).ahead
    expect(ahead?.ticks.filter((kind) => kind === 'taken')).toHaveLength(2)
  })

  it('calls a time too short notice also beside what is booked', async () => {
    const { week, add } = await setUp()
    await add('beside', '2026-11-25T13:30:00.000Z')
    const closed = (await week()).days[0]?.cells.map((cell) => cell?.closed)
    expect(closed).toEqual(['notice', 'notice', undefined, ...Array(5).fill('notice')])
  })

  it('joins the cells of a block, and says until when it holds', async () => {
    const { week, book, add } = await setUp()
    await add('stuck', '2026-11-27T13:30:00.000Z')
    await book.block({ start: '2026-11-27T13:00:00.000Z', end: '2026-11-27T14:15:00.000Z', note: 'MWST' })
    const { days, counts } = await week()
    const cells = days.at(-1)?.cells.map((cell) => cell && (cell.entries[0]?.name ?? cell.block?.rows ?? 'open'))
    expect(cells).toEqual([2, null, 'stuck', 2, null, 'open', 'open', 'open'])
    expect(days.at(-1)?.cells[0]?.block).toMatchObject({ until: '15:15', note: 'MWST', isBusy: false })
    expect(days.at(-1)?.cells[2]?.entries[0]).toMatchObject({ inBlock: true, isUrgent: true })
    expect(counts).toMatchObject({ taken: 1, blocked: 4 })
  })

  it('names holidays, and closes the weeks in which nobody is there', async () => {
    const { week, book } = await setUp()
    await book.block({ start: '2026-12-21T00:00:00.000Z', end: '2026-12-25T00:00:00.000Z' })
    const christmas = await week('2026-12-21')
    expect(christmas.days.map(({ holiday }) => holiday)).toEqual([null, null, null, null, 'Weihnachten'])
    expect(christmas.days.at(-1)?.cells.every((cell) => cell === null)).toBe(true)
    expect(christmas.days[2]?.cells[0]?.block).toMatchObject({ rows: 8, isWholeDay: true })
    const { ahead } = await week('2026-11-30')
    expect(ahead.map(({ number, ticks }) => [number, new Set(ticks).size, ticks.length])).toEqual([
      [50, 1, 24],
      [51, 1, 24],
      [52, 1, 16],
      [53, 1, 16],
    ])
    expect(ahead.map(({ ticks: [first] }) => first)).toEqual(['free', 'free', 'blocked', 'later'])
    expect(ahead[3]?.span).toBe('28. Dez. – 3. Jan.')
  })

  it('shows a block on days without hours too, and today in any case', async () => {
    const { week, book } = await setUp({}, '2026-11-24T11:00:00.000Z')
    await book.block({ start: '2026-12-06T23:00:00.000Z', end: '2026-12-08T23:00:00.000Z', note: 'Ferien' })
    expect((await week()).days.map(({ weekday, isToday }) => [weekday, isToday])).toEqual([
      ['Di', true],
      ['Mi', false],
      ['Do', false],
      ['Fr', false],
    ])
    const { days } = await week('2026-12-07')
    expect(days.map(({ weekday, blocks: [one] }) => [weekday, one?.isWholeDay, one?.note])).toEqual([
      ['Mo', true, 'Ferien'],
      ['Di', true, 'Ferien'],
      ['Mi', undefined, undefined],
      ['Do', undefined, undefined],
      ['Fr', undefined, undefined],
    ])
  })

  it('shows with its beginning what is blocked outside the hours, and counts it', async () => {
    const { week, book, add } = await setUp()
    await add('tuesday', '2026-12-01T14:00:00.000Z')
    await book.block({ start: '2026-12-01T12:00:00.000Z', end: '2026-12-01T16:00:00.000Z' })
    await book.block({ start: '2026-12-02T07:00:00.000Z', end: '2026-12-02T08:00:00.000Z' })
    await book.block({ start: '2026-12-03T23:00:00.000Z', end: '2026-12-04T23:00:00.000Z' })
    const { days, counts } = await week('2026-11-30')
    const [tuesday, wednesday, , friday] = days
    expect(tuesday?.cells.map((cell) => cell && (cell.entries[0]?.name ?? cell.block?.rows))).toEqual([
      ...[4, null, null, null, 'tuesday', 3, null, null],
    ])
    expect(tuesday?.blocks).toMatchObject([{ from: '13:00', until: '17:00', isOutside: false }])
    expect(wednesday?.blocks).toMatchObject([{ from: '08:00', until: '09:00', isOutside: true }])
    expect(friday?.blocks).toMatchObject([{ isWholeDay: true, isOutside: false }])
    expect(counts).toMatchObject({ taken: 1, blocked: 2 + 8 })
  })

  it('tells two people apart, who are free and blocked each for themselves', async () => {
    const { week, book, add, mira, jonas } = await setUp({ APPOINTMENT_BUFFER_MINUTES: '15' })
    await book.setHours(mira, [{ weekday: 4, from: '09:00', to: '10:00' }])
    await book.setHours(jonas, [{ weekday: 4, from: '09:30', to: '10:00' }])
    await add('with-mira', '2026-11-26T08:30:00.000Z', mira)
    await book.block({ start: '2026-11-26T08:45:00.000Z', end: '2026-11-26T09:00:00.000Z', memberId: jonas })
    const { days, rows } = await week()
    expect(rows).toEqual(['09:00', '09:15', '09:30', '09:45'])
    expect(days.at(-1)?.cells).toMatchObject([
      { free: { names: ['Mira'] } },
      { closed: 'buffer' },
      { entries: [{ name: 'with-mira', host: 'Mira' }], free: { names: ['Jonas'] } },
      { closed: 'buffer' },
    ])
  })
})

describe('weeks', () => {
  it('are those of ISO 8601', () => {
    const numberOf = (day: string) => weekNumber(mondayOf(day))
    expect(['2026-11-25', '2026-12-31', '2027-01-03', '2027-01-04', '2025-12-29'].map(numberOf)).toEqual([
      48, 53, 53, 1, 1,
    ])
  })

  it('begin with the one in the address, else with this one, on weekends with the next unless something is still to come', async () => {
    const at = (query: string) => weekIn(new URLSearchParams(query), '2026-11-23')
    expect(at('week=2026-12-03')).toBe('2026-11-30')
    expect(at('')).toBe('2026-11-23')
    expect(at('week=2026-99-99')).toBe('2026-11-23')
    const first = (now: string, ...appointments: { status: 'booked' | 'cancelled' }[]) => {
      const view = async () => ({ appointments }) as unknown as BookView
      return openingWeek({ appointments: { view } } as unknown as DeskServices, new Date(now))
    }
    expect(await first('2026-11-25T11:00:00Z')).toBe('2026-11-23')
    // Saturday has begun in Zurich.
    expect(await first('2026-11-27T23:30:00Z')).toBe('2026-11-30')
    expect(await first('2026-11-27T23:30:00Z', { status: 'cancelled' })).toBe('2026-11-30')
    expect(await first('2026-11-27T23:30:00Z', { status: 'booked' })).toBe('2026-11-23')
  })
})
