import type { DocumentOf } from '#content/catalogue.ts'
import type { DeskServices } from '#server/desk/services.ts'
import type { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { subjectOf } from '../enquiries/subject.ts'

type Person = Omit<NonNullable<Awaited<ReturnType<DeskServices['people']['export']>>>, 'same_person'>

type Words = {
  /** A stored time in words. */
  moment(iso: string): string
  people: DocumentOf<'desk/people'>
  letters: Record<string, string>
  tiers: ReturnType<typeof deskCopy<'waitlist'>>['tiers']
}

/** Something that happened with a person. `to`: where it is shown in full. */
export type StoryEvent = { at: string; text: string; note?: string; to?: string }

/** Everything held on a person in the order of time, the latest first. */
export function storyOf(person: Person, { people: words, letters, tiers, moment }: Words): StoryEvent[] {
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
    story.push({
      at: start,
      text: fill(events.appointment[status], { time: moment(start) }),
      to,
      ...(note && { note }),
    })
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
    story.push({ at: mail.sent_at ?? mail.created_at, text, note: words.mailStates[mail.status] })
  }
  return story.sort((one, other) => other.at.localeCompare(one.at))
}

/** What was agreed to under an address, in which words, on which page, and when it was confirmed. */
export function consentsOf(person: Person) {
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
