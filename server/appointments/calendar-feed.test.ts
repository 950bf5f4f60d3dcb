import { Hono } from 'hono'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createMembersService } from '#server/team/members.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun, silentLog, type TestStore } from '#tests/support/store.ts'
import { createAppointmentBookService } from './book-service.ts'
import { createCalendarFeedService } from './calendar-feed.ts'
import { calendarRoute } from './calendar-route.ts'
import { addAppointment } from './store.ts'

const monday = '2026-11-23T09:00:00.000Z'

onStoreOfRun('the calendar of a member', (open) => {
  async function setUp() {
    const store = await open({ MEETING_URL: 'https://meet.example/room' })
    const clock = stoppedClock(monday)
    const context = createContext({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const members = createMembersService(context)
    const member = async (name: string) => {
      const invited = await members.invite(`${name}@saldora.example`, name, 'owner')
      if (!invited.ok) throw new Error(invited.problem)
      return invited.member
    }
    const [mira, jonas] = [await member('Mira'), await member('Jonas')]
    const feed = createCalendarFeedService(context)
    const app = new Hono().get('/appointments.ics', calendarRoute(feed) as never)
    return { ...store, clock, context, members, mira, jonas, feed, get: (url: string) => app.request(url) }
  }

  it('holds the appointments of its member and of nobody in the team, and none of anybody else', async () => {
    const { db, mira, jonas, feed, get, context } = await setUp()
    await appointment(db, 'of-mira', mira.id, '2026-11-25T13:00:00.000Z', {
      phone: '+41 79 000 00 00',
      topic: 'Umstieg',
    })
    await appointment(db, 'of-jonas', jonas.id, '2026-11-25T13:00:00.000Z')
    await appointment(db, 'of-nobody', 'office', '2026-11-26T13:00:00.000Z')
    await appointment(db, 'long-ago', mira.id, '2026-10-01T13:00:00.000Z')
    await appointment(db, 'gone', mira.id, '2026-11-27T13:00:00.000Z')
    const [gone] = await createAppointmentBookService(context).of('gone@muster.example')
    await createAppointmentBookService(context).cancel(gone?.id ?? '')
    const { url = '' } = (await feed.make(mira.id)) ?? {}
    const answer = await get(url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': expect.stringContaining('noindex'),
    })
    const events = eventsIn(await answer.text())
    expect(events.map(({ summary }) => summary)).toEqual(['of-mira', 'of-nobody'])
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2026-11-25T13:00:00.000Z')
    expect(events[0]?.location).toBe('Telefon +41 79 000 00 00')
    expect(events[0]?.description).toContain('Umstieg')
    expect(events[1]?.location).toBe('https://meet.example/room')
    expect(events[0]?.uid).toMatch(/@site\.example$/)
  })

  it('is known by its address only, of which the store keeps a hash', async () => {
    const { db, mira, feed, get } = await setUp()
    const { url = '' } = (await feed.make(mira.id)) ?? {}
    const token = new URL(url).searchParams.get('token') ?? ''
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await db.selectFrom('calendar_feeds').selectAll().execute())).not.toContain(token)
    expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain(token)
    for (const wrong of [url.replace(/.$/, (end) => (end === '0' ? '1' : '0')), url.replace(/\?.*/, ''), `${url}0`])
      expect((await get(wrong)).status).toBe(404)
    expect(await feed.find(mira.id)).toMatchObject({ read_at: null })
    await get(url)
    expect(await feed.find(mira.id)).toMatchObject({ created_at: monday, read_at: monday })
  })

  it('ends when it is revoked, made anew, or its member leaves, and each is logged', async () => {
    const { db, mira, jonas, feed, get, members } = await setUp()
    const make = async (id: string) => (await feed.make(id))?.url ?? ''
    const first = await make(mira.id)
    const second = await make(mira.id)
    expect((await get(first)).status).toBe(404)
    expect((await get(second)).status).toBe(200)
    expect(await feed.revoke(mira.id)).toBe(true)
    expect(await feed.revoke(mira.id)).toBe(false)
    expect((await get(second)).status).toBe(404)
    const ofJonas = await make(jonas.id)
    await members.remove('Jonas@saldora.example')
    expect((await get(ofJonas)).status).toBe(404)
    expect(await feed.make(jonas.id)).toBeUndefined()
    const acts = await db.selectFrom('audit_log').select('act').where('act', 'like', 'calendar.%').execute()
    expect(acts.map(({ act }) => act)).toEqual([
      ...['calendar.make', 'calendar.make'],
      ...['calendar.revoke', 'calendar.make'],
    ])
  })
})

function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

async function appointment(
  db: TestStore['db'],
  name: string,
  host_id: string,
  start: string,
  given: { phone?: string; topic?: string } = {},
): Promise<void> {
  await addAppointment(db, {
    ...{ id: crypto.randomUUID(), host_id, start, name, email: `${name}@muster.example`, language: 'de', page: null },
    ...{ ends_at: new Date(Date.parse(start) + 15 * 60_000).toISOString(), status: 'booked', sequence: 0, note: '' },
    ...{ phone: given.phone ?? null, topic: given.topic ?? null, created_at: monday, timed_at: monday },
    ...{
      changed_at: monday,
      cancelled_at: null,
      cancelled_by: null,
      held_at: null,
      reminded_at: null,
      reminder_mail_id: null,
    },
  })
}
