import { expect, it } from 'vitest'
import { createNotifier } from '#server/alerts/notifier.ts'
import { createAlertService } from '#server/alerts/service.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { createServices } from '#server/services.ts'
import { type CalendarAnswer, calendarOf, startCalendarServer } from '#tests/support/calendar-server.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { createAppointmentBookService } from '../book-service.ts'
import { reportBusyFeed } from './feed-state.ts'
import { readApart } from './read-apart.ts'
import { createBusyRefresh } from './refresh.ts'

/** The week before the clocks change, on 25 October 2026. */
const monday = '2026-10-19T09:00:00.000Z'

const dentist = [
  ...['UID:dentist', 'SUMMARY:Zahnarzt', 'DTSTART;TZID=Own/Zurich:20261014T140000', 'DURATION:PT1H'],
  ...['RRULE:FREQ=WEEKLY;BYDAY=WE', 'EXDATE;TZID=Own/Zurich:20261104T140000'],
]
const moved = [
  ...['UID:dentist', 'RECURRENCE-ID;TZID=Own/Zurich:20261028T140000'],
  ...['DTSTART;TZID=Own/Zurich:20261029T153000', 'DURATION:PT30M'],
]

onStoreOfRun('busy times', (open) => {
  async function setUp(answer: CalendarAnswer = { text: calendarOf(dentist, moved), etag: '"1"' }) {
    const calendar = await startCalendarServer(answer)
    const store = await open({ BUSY_ICS_URL: calendar.url, APPOINTMENT_HORIZON_DAYS: '28', ALERT_EMAIL: 'p@x.example' })
    const clock = stoppedClock(monday)
    const contextOf = (db = store.db, config = store.config) =>
      createContext({ db, config, log: silentLog, now: clock.now })
    const refresh = createBusyRefresh(contextOf())
    const free = async () => {
      const outcome = await createServices({ ...store, log: silentLog, now: clock.now }).freeAppointments()
      return outcome.ok ? outcome.slots.map(({ start }) => start.slice(0, 16)) : []
    }
    return { ...store, calendar, clock, contextOf, refresh, free, report: () => reportBusyFeed(store.db, store.config) }
  }

  it('keep visitors out of a weekly hour, its exception and its moved one, across the change of clocks', async () => {
    const { free, refresh, db } = await setUp()
    const before = await free()
    expect(before).toContain('2026-10-21T12:00')
    await refresh()
    const after = await free()
    const hour = (day: string, utc: number) => ['00', '15', '30', '45'].map((minute) => `${day}T${utc}:${minute}`)
    expect(before.filter((start) => !after.includes(start))).toEqual([
      // 14:00 is noon in UTC before the clocks change, and one o'clock after.
      ...hour('2026-10-21', 12),
      ...['2026-10-29T14:30', '2026-10-29T14:45'],
      ...hour('2026-11-11', 13),
    ])
    expect(after).toEqual(expect.arrayContaining([...hour('2026-10-28', 13), ...hour('2026-11-04', 13)]))
    const blocks = await db.selectFrom('appointment_blocks').selectAll().execute()
    expect(JSON.stringify(blocks)).not.toContain('Zahnarzt')
  })

  it('are asked for every five minutes by one of many servers, and taken over only when they have changed', async () => {
    const { calendar, clock, another, contextOf, db, refresh } = await setUp()
    const servers = Array.from({ length: 4 }, () => createBusyRefresh(contextOf(another().db)))
    const lookAll = () => Promise.all(servers.map((look) => look()))
    const statuses = () => calendar.asked.map(({ status }) => status)
    const book = createAppointmentBookService(contextOf())
    await lookAll()
    expect(statuses()).toEqual([200])
    const revision = await book.revision()
    clock.pass({ minutes: 4 })
    await lookAll()
    expect(statuses()).toEqual([200])
    clock.pass({ minutes: 2 })
    await lookAll()
    expect(statuses()).toEqual([200, 304])
    calendar.answer = { text: calendarOf(dentist, moved), etag: '"2"' }
    clock.pass({ minutes: 6 })
    await refresh()
    expect(statuses()).toEqual([200, 304, 200])
    // The same times: open pages of the desk stay as they are.
    expect(await book.revision()).toBe(revision)
    // The days move on: once a day a series is computed anew, changed or not.
    clock.pass({ hours: 25 })
    await refresh()
    expect(statuses().at(-1)).toBe(200)
    calendar.answer = { text: calendarOf(['DTSTART:20261022T120000Z', 'DURATION:PT1H']) }
    clock.pass({ minutes: 6 })
    await refresh()
    const blocks = await db.selectFrom('appointment_blocks').select('starts_at').execute()
    expect(blocks).toEqual([{ starts_at: '2026-10-22T12:00:00.000Z' }])
    expect(await book.revision()).toBe(revision + 1)
  })

  it('stay in force while the calendar cannot be read, and the operator is told once, and once that it can', async () => {
    const { calendar, clock, contextOf, refresh, free, report, db, config } = await setUp()
    const context = contextOf()
    const notifier = createNotifier(context)
    const { check } = createAlertService({ ...context, notifier, writeProbe: async () => undefined })
    const subjects = async () => (await queuedLetters(db, config)).map(({ subject }) => subject)
    await refresh()
    const known = await free()
    const bad: CalendarAnswer[] = [
      { status: 404 },
      { status: 302, location: 'http://10.0.0.1/other' },
      { text: '<html>Sign in</html>' },
      { text: calendarOf(['DTSTART:20261022T120000Z', 'RRULE:FREQ=SECONDLY', 'DURATION:PT1S']) },
    ]
    const failures: unknown[] = []
    for (const answer of bad) {
      calendar.answer = answer
      clock.pass({ minutes: 14 })
      await refresh()
      await check()
      failures.push((await report())?.failure)
      expect(await free()).toEqual(known)
    }
    expect(failures).toEqual([
      'status 404',
      'redirect to an address that is not allowed',
      'not iCalendar',
      'more than 5000 busy times',
    ])
    expect(await report()).toMatchObject({ readAt: monday, silentSince: monday })
    expect(await subjects()).toEqual([])
    clock.pass({ minutes: 6 })
    await check()
    await check()
    expect(await subjects()).toEqual(['Störung: Ihr Kalender ist nicht lesbar'])
    calendar.answer = { text: calendarOf(dentist, moved) }
    await refresh()
    await check()
    expect((await subjects()).sort()).toEqual([
      'Behoben: Ihr Kalender wird wieder gelesen',
      'Störung: Ihr Kalender ist nicht lesbar',
    ])
    expect(await report()).toMatchObject({ failure: null })
  })

  it('end with their setting, and leave what people have blocked', async () => {
    const { contextOf, refresh, db, env } = await setUp()
    await createAppointmentBookService(contextOf()).block({
      start: '2026-10-22T12:00:00.000Z',
      end: '2026-10-22T13:00:00.000Z',
    })
    await refresh()
    const { BUSY_ICS_URL, ...without } = env
    expect(BUSY_ICS_URL).toContain('very-secret')
    await createBusyRefresh(contextOf(db, readConfig(without)))()
    expect(await db.selectFrom('appointment_blocks').select('source').execute()).toEqual([{ source: 'desk' }])
    expect(await db.selectFrom('busy_feeds').selectAll().execute()).toEqual([])
  })
})

it('reads a login from the address, and neither shows nor stores the address', async () => {
  const calendar = await startCalendarServer({ text: calendarOf(dentist) })
  const { fetchFeed } = await import('./fetch-feed.ts')
  const known = { etag: null, lastModified: null }
  const withLogin = calendar.url.replace('http://', 'http://mira:a%20b@')
  expect(await fetchFeed(withLogin, known)).toMatchObject({ ok: true })
  expect(calendar.asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('mira:a b').toString('base64')}`)
  calendar.answer = { status: 302, location: '/elsewhere' }
  expect(await fetchFeed(calendar.url, known)).toEqual({ ok: false, failure: 'too many redirects' })
  expect(await fetchFeed('http://127.0.0.1:9/very-secret', known)).toMatchObject({ ok: false })
  expect(JSON.stringify(await fetchFeed('http://127.0.0.1:9/very-secret', known))).not.toContain('secret')
})

it('gives up on a rule that no program comes to an end with', async () => {
  const text = calendarOf(['DTSTART:20261022T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'])
  const window = { from: Date.parse(monday), until: Date.parse('2026-12-01') }
  await expect(readApart({ text, window, domain: 'site.example' }, 1500)).rejects.toThrow('too long to compute')
})

it.each([
  ['https://calendar.example/secret.ics', 'https://calendar.example/secret.ics'],
  ['webcal://calendar.example/secret.ics', 'https://calendar.example/secret.ics'],
  ['http://192.168.1.4/secret.ics', 'http://192.168.1.4/secret.ics'],
  ['http://nextcloud:8080/secret.ics', 'http://nextcloud:8080/secret.ics'],
])('accepts %s as BUSY_ICS_URL', (given, expected) => {
  expect(readConfig({ BUSY_ICS_URL: given, SECRET: 'x'.repeat(32) }).busyFeedUrl).toBe(expected)
})

it.each(['http://calendar.example/secret.ics', 'file:///etc/passwd', 'secret', 'http://8.8.8.8/secret.ics'])(
  'refuses %s as BUSY_ICS_URL, without showing it',
  (given) => {
    const read = () => readConfig({ BUSY_ICS_URL: given, SECRET: 'x'.repeat(32) })
    expect(read).toThrow('BUSY_ICS_URL: expected a URL of a calendar')
    expect(read).not.toThrow(given)
  },
)
