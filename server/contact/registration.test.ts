import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { eventFacts } from '#content/event-facts.ts'
import { events } from '#content/events.ts'
import { languages } from '#contract/language.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { runTool } from '#tests/support/operator.ts'
import { openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { registeredEvent } from './registration.ts'

const event = events[1]
const weekBefore = new Date('2025-02-19T08:00:00Z')

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

it('is known by the sentence that the page puts into the form, in either language, until the event is over', () => {
  for (const { id } of events) {
    for (const language of languages) {
      const { registration, start, end } = eventFacts(id, language)
      const message = `Thema: Anlass\r\n\r\n${registration.replaceAll(' ', '\n')} Wir kommen zu zweit.`
      expect(registeredEvent(message, new Date(start))).toBe(id)
      expect(registeredEvent(message, new Date(end))).toBeUndefined()
    }
  }
  const { registration, title } = eventFacts(event.id, 'de')
  expect(registeredEvent(registration.replace('anmelden', 'abmelden'), weekBefore)).toBeUndefined()
  expect(registeredEvent(`Gibt es von «${title}» eine Aufzeichnung?`, weekBefore)).toBeUndefined()
})

it('is confirmed with date and calendar file, and nothing that was typed', async () => {
  const { services, letters, db, env } = await setUp('2025-02-19T08:00:00Z')
  const { registration, title } = eventFacts(event.id, 'de')
  const message = { name: 'Mira Beispiel', email: 'mira@muster.example', message: `${registration}\n\nWir sind drei.` }
  expect(await services.sendContactMessage(message, visitor())).toEqual({ ok: true })
  expect(await db.selectFrom('contact_messages').select('event').execute()).toEqual([{ event: event.id }])

  const { 'contact-operator': toOperator, 'event-receipt': receipt } = await letters()
  expect(toOperator?.text).toContain(`Anmeldung für: ${title}, 26.2.2025, 16:30–17:15`)
  expect(receipt).toMatchObject({ to: 'mira@muster.example', subject: `Ihre Anmeldung: ${title}, 26.2.2025` })
  expect(receipt?.text).toContain('Datum: 26.2.2025\nZeit: 16:30–17:15 Uhr, Schweizer Zeit')
  expect(JSON.stringify(receipt)).not.toMatch(/Mira Beispiel|drei/)

  const { message: source } = await createTransport({ streamTransport: true, buffer: true }).sendMail({ ...receipt })
  const { attachments } = await simpleParser(source as Buffer)
  expect(attachments).toMatchObject([{ filename: `${event.id}.ics`, contentType: 'text/calendar' }])
  const calendar = attachments[0]?.content.toString().replaceAll('\r\n ', '')
  expect(calendar).toContain('DTSTART:20250226T153000Z\r\nDTEND:20250226T161500Z\r\n')
  expect(calendar).toContain(`UID:${eventFacts(event.id, 'en').uid}\r\n`)

  const listed = await runTool(['contacts', 'list', '--event', event.id, '--json'], env)
  expect(JSON.parse(listed.stdout)).toMatchObject([{ email: 'mira@muster.example', event: event.id }])
  const others = await runTool(['contacts', 'list', '--event', events[0].id, '--json'], env)
  expect(JSON.parse(others.stdout)).toEqual([])
})

it('is a message like any other once the event is over', async () => {
  const { services, letters, db } = await setUp('2025-02-26T17:00:00Z')
  const { registration } = eventFacts(event.id, 'en')
  await services.sendContactMessage({ name: 'Mira', email: 'mira@muster.example', message: registration }, visitor())
  expect(await db.selectFrom('contact_messages').select('event').execute()).toEqual([{ event: null }])
  expect(Object.keys(await letters()).sort()).toEqual(['contact-operator', 'contact-receipt'])
})
