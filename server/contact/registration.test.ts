import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import { languages } from '#contract/language.ts'
import { writeLetter } from '#server/letters.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { letterConfig } from '#tests/support/letters.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { runTool } from '#tests/support/operator.ts'
import { openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { registeredEvent } from './registration.ts'

const events = read('events')

const hour = 3_600_000

async function setUp(time: string) {
  const store = await openTestStore('sqlite')
  const clock = stoppedClock(time)
  const services = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
  const letters = async () => {
    const written = await queuedLetters(store.db, store.config)
    return Object.fromEntries(written.map((letter) => [letter.letter, letter]))
  }
  return { ...store, services, letters }
}

it('is known by the field of the form, until the event is over', () => {
  const message = 'Wir sind drei Personen.'
  for (const event of events) {
    const { start, end, registration } = eventFacts(event, 'de')
    expect(registeredEvent({ event: event.id, message }, new Date(start))).toBe(event.id)
    expect(registeredEvent({ event: event.id, message }, new Date(end))).toBeUndefined()
    expect(registeredEvent({ event: 'unknown', message }, new Date(start))).toBeUndefined()
    const other = events.find(({ id }) => id !== event.id)
    if (!other) continue
    const both = { event: other.id, message: registration }
    expect(registeredEvent(both, new Date(eventFacts(other, 'de').start))).toBe(other.id)
  }
})

it('is known by the sentence that the page puts into the form, in either language, until the event is over', () => {
  for (const event of events) {
    for (const language of languages) {
      const { registration, title, start, end } = eventFacts(event, language)
      const message = `Thema: Anlass\r\n\r\n${registration.replaceAll(' ', '\n')} Wir kommen zu zweit.`
      expect(registeredEvent({ message }, new Date(start))).toBe(event.id)
      expect(registeredEvent({ message }, new Date(end))).toBeUndefined()
      expect(registeredEvent({ message: registration.replace(title, 'Kaffee') }, new Date(start))).toBeUndefined()
      expect(registeredEvent({ message: `«${title}»?` }, new Date(start))).toBeUndefined()
    }
  }
})

describe.each(events.slice(0, 1))('for $id', (event) => {
  const { registration, title, date, time, start, end, uid } = eventFacts(event, 'de')
  const weekBefore = new Date(Date.parse(start) - 7 * 24 * hour).toISOString()
  const utc = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.000/g, '')

  it.each([
    ['by the field', { event: event.id, message: 'Wir sind drei.' }],
    ['by the sentence', { message: `${registration}\n\nWir sind drei.` }],
  ])('is confirmed with date and calendar file, and nothing that was typed, %s', async (_, said) => {
    const { services, letters, db, env } = await setUp(weekBefore)
    const message = { name: 'Mira Beispiel', email: 'mira@muster.example', ...said }
    expect(await services.sendContactMessage(message, visitor())).toEqual({ ok: true })
    expect(await db.selectFrom('contact_messages').select('event').execute()).toEqual([{ event: event.id }])

    const { 'contact-operator': toOperator, 'event-receipt': receipt } = await letters()
    expect(toOperator?.text).toContain(`Anmeldung für: ${title}, ${date}, ${time}`)
    expect(receipt).toMatchObject({ to: 'mira@muster.example', subject: `Ihre Anmeldung: ${title}, ${date}` })
    expect(receipt?.text).toContain(`Datum: ${date}\nZeit: ${time} Uhr, Schweizer Zeit`)
    expect(JSON.stringify(receipt)).not.toMatch(/Mira Beispiel|drei/)

    const { message: source } = await createTransport({ streamTransport: true, buffer: true }).sendMail({ ...receipt })
    const { attachments } = await simpleParser(source as Buffer)
    expect(attachments).toMatchObject([{ filename: `${event.id}.ics`, contentType: 'text/calendar' }])
    const calendar = attachments[0]?.content.toString().replaceAll('\r\n ', '')
    expect(calendar).toContain(`DTSTART:${utc(start)}\r\nDTEND:${utc(end)}\r\n`)
    expect(calendar).toContain(`UID:${uid}\r\n`)

    const listed = await runTool(['contacts', 'list', '--event', event.id, '--json'], env)
    expect(JSON.parse(listed.stdout)).toMatchObject([{ email: 'mira@muster.example', event: event.id }])
  })

  it('is a message like any other once the event is over', async () => {
    const { services, letters, db } = await setUp(new Date(Date.parse(end) + hour).toISOString())
    const english = eventFacts(event, 'en').registration
    await services.sendContactMessage({ name: 'Mira', email: 'mira@muster.example', message: english }, visitor())
    expect(await db.selectFrom('contact_messages').select('event').execute()).toEqual([{ event: null }])
    expect(Object.keys(await letters()).sort()).toEqual(['contact-operator', 'contact-receipt'])
  })
})

it('for an event that has been taken from the list is told by its id, and its confirmation is not written', () => {
  const receivedAt = '2026-11-22T08:00:00Z'
  const message = { name: 'Mira', email: 'mira@muster.example', message: 'Ich komme.', event: 'gone', receivedAt }
  expect(writeLetter({ kind: 'contact-operator', ...message }, 'de', letterConfig).text).toContain(
    'Anmeldung für: gone',
  )
  const confirm = () => writeLetter({ kind: 'event-receipt', event: 'gone', receivedAt }, 'de', letterConfig)
  expect(confirm).toThrow('content/events.yaml has no event gone')
})
