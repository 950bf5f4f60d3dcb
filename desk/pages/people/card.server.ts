import type { Language } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { deskCopy } from '../../copy.server.ts'
import { shortTime, wordingDay } from '../../time.ts'
import { pageName } from '../content/titles.server.ts'
import { consentsOf, storyOf } from './story.server.ts'

type HeldOfPerson = NonNullable<Awaited<ReturnType<DeskServices['people']['export']>>>

/** What a card shows of a person, of all their addresses together. */
export function cardOf(person: HeldOfPerson, language: Language) {
  const now = new Date()
  const time = (iso: string) => shortTime(iso, language, now)
  const words = {
    moment: time,
    people: deskCopy(language, 'people'),
    letters: deskCopy(language, 'outbox').letters,
    tiers: deskCopy(language, 'waitlist').tiers,
  }
  const all = [person, ...person.same_person]
  const lastOf = <Row extends { created_at: string }>(rows: Row[]) =>
    rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at)).at(-1)
  const messages = all.flatMap(({ contact_messages }) => contact_messages)
  const message = lastOf(messages)
  const booked = lastOf(all.flatMap(({ appointments }) => appointments))
  const entry = lastOf(all.flatMap(({ waiting_list }) => waiting_list ?? []))
  const reader = lastOf(all.flatMap(({ newsletter }) => newsletter ?? []))
  const sum = (count: (held: (typeof all)[number]) => number) => all.reduce((total, held) => total + count(held), 0)
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
    company: lastOf(messages.filter((one) => one.company))?.company ?? entry?.company ?? null,
    language: message?.language ?? booked?.language ?? entry?.language ?? reader?.language ?? null,
    newsletter: reader?.status ?? null,
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
