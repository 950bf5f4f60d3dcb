import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { deskCopy } from '../../copy.server.ts'
import { written } from '../../dialled.ts'
import { fill } from '../../fill.ts'
import { shortTime, wordingDay } from '../../time.ts'
import { pageName } from '../content/titles.server.ts'
import { subjectOf } from '../enquiries/subject.ts'

type Person = Omit<NonNullable<Awaited<ReturnType<DeskServices['people']['export']>>>, 'same_person'>

type Words = {
  people: DocumentOf<'desk/people'>
  letters: Record<string, string>
  tiers: ReturnType<typeof deskCopy<'waitlist'>>['tiers']
}

/** Something that happened with a person. `to`: where it is shown in full. */
export type StoryEvent = { at: string; text: string; note?: string; to?: string }

/** Everything held on a person in the order of time, the latest first. */
function storyOf(person: Person, { people: words, letters, tiers }: Words): StoryEvent[] {
  const { events } = words
  const story: StoryEvent[] = []
  for (const message of person.contact_messages) {
    const text = fill(events.enquiry, { subject: subjectOf(message.message) })
    story.push({ at: message.created_at, text, to: `/enquiries/${message.id}` })
    for (const entry of message.notes_and_replies) {
      const what = entry.kind === 'note' ? events.note : events.reply
      story.push({ at: entry.created_at, text: fill(what, { name: entry.author_name }), note: entry.text })
    }
  }
  for (const { sender_name, received_at, text } of person.contact_messages.flatMap(({ answers }) => answers)) {
    story.push({ at: received_at, text: fill(events.answer, { name: sender_name }), note: text })
  }
  for (const appointment of person.appointments) {
    const { id, start, status, note, topic, created_at } = appointment
    const to = `/appointments/${id}`
    story.push({
      at: created_at,
      // Without its time, which may have been moved since: the conversation has a line of its own.
      text: events.booked,
      to,
      ...(topic && { note: topic }),
    })
    story.push({ at: start, text: events.appointment[status], to, ...(note && { note }) })
  }
  const entry = person.waiting_list
  if (entry) {
    const tier = tiers[entry.tier]
    story.push({
      at: entry.created_at,
      text: fill(events.joined, { tier }),
      ...(entry.motivation && { note: entry.motivation }),
    })
    if (entry.decided_at && entry.status !== 'waiting') {
      const what = entry.freed_at ? events.freed : entry.status === 'accepted' ? events.accepted : events.declined
      story.push({ at: entry.decided_at, text: fill(what, { tier }) })
    }
  }
  const reader = person.newsletter
  if (reader) {
    const came = reader.import ? fill(events.imported, { source: reader.import.source }) : events.signedUp
    story.push({ at: reader.created_at, text: came })
    if (reader.confirmed_at && reader.confirmed_at !== reader.created_at)
      story.push({ at: reader.confirmed_at, text: events.confirmed })
    if (reader.unsubscribed_at) story.push({ at: reader.unsubscribed_at, text: events.left })
  }
  for (const held of person.suspected_submissions) {
    story.push({ at: held.created_at, text: fill(events.held, { form: words.forms[held.form] }) })
  }
  for (const mail of person.mails) {
    const text = fill(events.mail, { letter: letters[mail.letter] ?? mail.letter })
    story.push({
      at: mail.sent_at ?? mail.created_at,
      text,
      note: words.mailStates[mail.status],
      to: `/outbox?${new URLSearchParams({ status: mail.status === 'dead' ? 'dead' : 'all', q: mail.recipient })}`,
    })
  }
  return story.sort((one, other) => other.at.localeCompare(one.at))
}

/** What was agreed to under an address, in which words, on which page, and when it was confirmed. */
function consentsOf(person: Person) {
  const { email, newsletter, waiting_list } = person
  return [
    newsletter && { email, of: 'newsletter' as const, ...readerProof(newsletter), confirmed: newsletter.confirmed_at },
    waiting_list && { email, of: 'waitlist' as const, ...proof(waiting_list), confirmed: null },
  ].filter((consent) => consent !== null)
}

/** Of somebody who was imported, what was stated about the list, until they confirm a sign-up of their own. */
function readerProof(reader: NonNullable<Person['newsletter']>) {
  const { consent_version, import: origin } = reader
  if (!origin || consent_version) return proof(reader)
  return { version: origin.consent, page: origin.source, at: reader.consent_at }
}

function proof(row: { consent_version: string | null; consent_page: string | null; consent_at: string }) {
  return { version: row.consent_version, page: row.consent_page, at: row.consent_at }
}

type HeldOfPerson = NonNullable<Awaited<ReturnType<DeskServices['people']['export']>>>

/** What a card shows of a person, of all their addresses together. */
export function cardOf(person: HeldOfPerson, language: Language) {
  const now = new Date()
  const time = (iso: string) => shortTime(iso, language, now)
  const words = {
    people: deskCopy(language, 'people'),
    letters: deskCopy(language, 'outbox').letters,
    tiers: deskCopy(language, 'waitlist').tiers,
  }
  const all = [person, ...person.same_person]
  const lastOf = <Row extends { created_at: string }>(rows: Row[]) =>
    rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at)).at(-1)
  const messages = all.flatMap(({ contact_messages }) => contact_messages)
  const message = lastOf(messages)
  const appointments = all.flatMap(({ appointments }) => appointments)
  const booked = lastOf(appointments)
  const entry = lastOf(all.flatMap(({ waiting_list }) => waiting_list ?? []))
  const reader = lastOf(all.flatMap(({ newsletter }) => newsletter ?? []))
  const sum = (count: (held: (typeof all)[number]) => number) => all.reduce((total, held) => total + count(held), 0)
  const typed = [...messages, ...appointments].flatMap(({ phone }) => phone ?? [])
  const counts = {
    contacts: sum(({ contact_messages }) => contact_messages.length),
    appointments: sum(({ appointments }) => appointments.length),
    waitlist: sum(({ waiting_list }) => (waiting_list ? 1 : 0)),
    newsletter: sum(({ newsletter }) => (newsletter ? 1 : 0)),
    suspected: sum(({ suspected_submissions }) => suspected_submissions.length),
    mails: sum(({ mails }) => mails.length),
    mentions: sum(({ mentions }) => mentions),
  }
  return {
    addresses: all.map(({ email }) => email),
    name: message?.name ?? booked?.name ?? null,
    phones: [...new Map(typed.map((phone) => [written(phone), phone])).values()],
    company: lastOf(messages.filter((one) => one.company))?.company ?? entry?.company ?? null,
    language: message?.language ?? booked?.language ?? entry?.language ?? reader?.language ?? null,
    newsletter: reader?.status ?? null,
    /** Whether an issue may reach one of the addresses, or will once it is confirmed. */
    reads: all.some(({ newsletter }) => newsletter !== null && newsletter.status !== 'unsubscribed'),
    /** The address under which the newsletter knows them. */
    readerEmail: reader?.email ?? null,
    suppressed:
      all.find(({ newsletter_suppression }) => newsletter_suppression)?.newsletter_suppression?.reason ?? null,
    waitlist: entry?.status ?? null,
    story: all
      .flatMap((held) => storyOf(held, words))
      .sort((one, other) => other.at.localeCompare(one.at))
      .map((event) => ({ ...event, time: time(event.at) })),
    consents: all.flatMap(consentsOf).map((consent) => ({
      ...consent,
      version: consent.version && wordingDay(consent.version, language),
      page: consent.page && pageName(consent.page, language),
      at: time(consent.at),
      confirmed: consent.confirmed && time(consent.confirmed),
    })),
    counts,
  }
}
