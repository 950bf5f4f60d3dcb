import ICAL from 'ical.js'
import { simpleParser } from 'mailparser'
import nodemailer from 'nodemailer'
import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { writeLetter, writeQueued } from '#server/letters.ts'
import { outgoingMail } from '#server/mail/outgoing.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { createAppointmentBookService } from './book-service.ts'
import { isReminded, sendReminders } from './reminders.ts'

const email = 'mira@muster.example'
const start = '2026-11-25T13:00:00.000Z'
const later = '2026-11-26T13:30:00.000Z'

onStoreOfRun('letters about an appointment', (open) => {
  async function setUp(settings: Record<string, string> = {}) {
    const store = await open({ OPERATOR_EMAIL: 'team@saldora.example', ...settings })
    const clock = stoppedClock('2026-11-23T09:00:00.000Z')
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const services = createServices(parts)
    const context = createContext(parts)
    const book = createAppointmentBookService(context)
    const id = async () => (await store.db.selectFrom('appointments').select('id').executeTakeFirstOrThrow()).id
    const queued = () =>
      store.db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('created_at').execute()

    /** The last letter of a kind to the visitor, as it leaves and as a mail program reads it. */
    async function received(kind: string) {
      const row = (await queued()).findLast(({ letter }) => letter === kind)
      if (!row) return undefined
      const mail = outgoingMail(writeQueued(row, store.config), { to: email, messageId: row.message_id }, store.config)
      const { message } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
      const raw = message.toString()
      const parsed = await simpleParser(raw)
      const [file] = parsed.attachments.filter(({ contentType }) => contentType === 'application/ics')
      const calendar = file && new ICAL.Component(ICAL.parse(file.content.toString()))
      const event = calendar && new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
      return { raw, text: parsed.text ?? '', subject: parsed.subject, file: file?.content.toString(), calendar, event }
    }
    const token = async () =>
      /token=([0-9a-f.-]+)/.exec((await received('appointment-confirmation'))?.text ?? '')?.[1] ?? ''
    const booked = () =>
      services.bookAppointment({ start, name: 'Mira Beispiel', email, phone: '+41 79 000 00 00' }, visitor())
    return { ...store, ...parts, clock, services, context, book, id, queued, received, token, booked }
  }

  it('carry an invitation that calendars act on, with one UID and a rising sequence', async () => {
    const { booked, received, token, services, book, id, config } = await setUp()
    await booked()
    const confirmed = await received('appointment-confirmation')
    expect(confirmed?.raw).toMatch(/Content-Type: multipart\/alternative/)
    expect(confirmed?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    expect(confirmed?.calendar?.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(confirmed?.file).toMatch(/END:VCALENDAR\r\n$/)
    const { event } = confirmed ?? {}
    expect(event?.uid).toBe(`${await id()}@site.example`)
    expect(event?.sequence).toBe(0)
    expect(event?.startDate.toJSDate().toISOString()).toBe(start)
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-25T13:15:00.000Z')
    expect(event?.organizer).toBe('mailto:team@saldora.example')
    expect(event?.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
      `mailto:${email}`,
    ])
    expect(event?.location).toBe('Telefon, wir rufen an')

    expect(await services.moveAppointment(await token(), later)).toEqual({ ok: true })
    const moved = await received('appointment-moved')
    expect(moved?.calendar?.getFirstPropertyValue('method')).toBe('REQUEST')
    expect([moved?.event?.uid, moved?.event?.sequence]).toEqual([event?.uid, 1])
    expect(moved?.event?.startDate.toJSDate().toISOString()).toBe(later)
    expect(moved?.text).toContain('Bisher: Mittwoch, 25. November 2026, 14:00 Uhr')

    const told = { isAsked: true, message: ' Wie besprochen. ' }
    const shown = await book.letterOf(await id(), { start, ...told })
    expect(await book.move(await id(), start, told)).toMatchObject({ ok: true })
    const asked = await received('appointment-moved')
    expect(asked?.text).toContain('Wie gewünscht haben wir Ihr Gespräch verschoben.')
    expect(asked?.text).toContain('Wie besprochen.')
    expect(shown.ok && writeLetter(shown.letter, shown.language, config).text.trim()).toBe(asked?.text.trim())
    await book.move(await id(), later)
    expect((await received('appointment-moved'))?.text).toContain('Zur vereinbarten Zeit können wir nicht')

    expect(await book.cancel(await id(), { message: 'Wir sind krank.' })).toMatchObject({ ok: true })
    const cancelled = await received('appointment-cancelled')
    expect(cancelled?.raw).toMatch(/method=CANCEL/)
    expect(cancelled?.calendar?.getFirstPropertyValue('method')).toBe('CANCEL')
    expect([cancelled?.event?.uid, cancelled?.event?.sequence]).toEqual([event?.uid, 4])
    expect(cancelled?.event?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(cancelled?.text).toContain('Wir sind krank.')
  })

  it('name the room of a video call where one is set, and our number else', async () => {
    for (const [settings, place] of [
      [{ MEETING_URL: 'https://video.example/saldora' }, 'https://video.example/saldora'],
      [{}, 'Telefon +41 44 000 00 00'],
    ] as const) {
      const { services, received } = await setUp(settings)
      await services.bookAppointment({ start, name: 'Mira Beispiel', email }, visitor())
      expect((await received('appointment-confirmation'))?.event?.location).toBe(place)
    }
  })

  it('remind once on the day before, on any number of servers, of what was not booked that day', async () => {
    const { booked, received, context, another, clock, config, db, services, queued } = await setUp()
    await booked()
    const other = createContext({ db: another().db, config, log: silentLog, now: clock.now })
    const remind = async () =>
      (await Promise.all([context, other, context].map((server) => sendReminders(server)))).reduce(
        (sum, sent) => sum + sent,
      )
    expect(await remind()).toBe(0)
    clock.pass({ hours: 21.9 })
    // Tuesday, shortly before eight in Zurich.
    expect(await remind()).toBe(0)
    // Booked on the day before: the confirmation has only just come.
    await services.bookAppointment(
      { start: '2026-11-25T13:15:00.000Z', name: 'Jonas', email: 'j@muster.example' },
      visitor(),
    )
    const announced = async () =>
      (await db.selectFrom('appointments').select(['start', 'timed_at']).orderBy('start').execute()).map((row) =>
        isReminded(row, clock.now()),
      )
    expect(await announced()).toEqual([true, false])
    clock.pass({ minutes: 10 })
    expect(await remind()).toBe(1)
    clock.pass({ hours: 6 })
    expect(await remind()).toBe(0)
    expect(await received('appointment-reminder')).toMatchObject({ subject: 'Morgen, 14:00 Uhr: unser Gespräch' })
    const { letter } = await db
      .selectFrom('outbox')
      .select('letter')
      .where('recipient', '=', 'j@muster.example')
      .executeTakeFirstOrThrow()
    expect(letter).toBe('appointment-confirmation')
    expect((await queued()).filter((row) => row.letter === 'appointment-reminder')).toHaveLength(1)
    clock.pass({ hours: 12 })
    expect(await announced()).toEqual([false, false])
  })

  it('do not remind of what is cancelled before the reminder has left', async () => {
    const { booked, context, clock, services, token, queued } = await setUp()
    await booked()
    clock.pass({ hours: 24 })
    expect(await sendReminders(context)).toBe(1)
    expect(await services.cancelAppointment(await token())).toEqual({ ok: true })
    expect((await queued()).map(({ letter }) => letter)).toEqual(['appointment-confirmation', 'appointment-cancelled'])
  })

  it('open the appointment by a link that only we can write, and free its time again', async () => {
    const { booked, services, token, clock } = await setUp()
    await booked()
    const link = await token()
    expect(await services.ownAppointment(link)).toMatchObject({
      ok: true,
      appointment: { start, status: 'booked', hasPhone: true },
    })
    const dead = { ok: false, code: 'invalid', fields: { token: 'dead' } }
    const forged = `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`
    for (const wrong of ['', 'x', forged]) {
      expect(await services.ownAppointment(wrong)).toEqual(dead)
      expect(await services.cancelAppointment(wrong)).toEqual(dead)
      expect(await services.moveAppointment(wrong, later)).toEqual(dead)
    }
    expect(await services.moveAppointment(link, '2026-11-26T13:05:00.000Z')).toMatchObject({ code: 'invalid' })
    expect(await services.cancelAppointment(link)).toEqual({ ok: true })
    expect(await services.cancelAppointment(link)).toEqual({ ok: true })
    expect(await services.ownAppointment(link)).toMatchObject({ appointment: { status: 'cancelled' }, free: [] })
    expect(await services.freeAppointments()).toMatchObject({ ok: true })
    clock.pass({ ms: 300 })
    const free = await services.freeAppointments()
    expect(free.ok && free.slots.map((slot) => slot.start)).toContain(start)
  })
})
