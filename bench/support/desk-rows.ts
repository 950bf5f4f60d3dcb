import { sql } from 'kysely'
import type { Store } from '#server/db/open.ts'
import { foldText } from '#server/db/search-text.ts'

/** Milliseconds since 1970, of the oldest rows. */
export const firstRowAt = Date.parse('2025-11-01T08:00:00.000Z')
const minute = 60_000
const words =
  'Offerte Buchhaltung Lohn Mehrwertsteuer Abschluss Belege Spesen Treuhand Zahlung Mahnung Kasse Inventar'.split(' ')

/** A store after busy years, written in bulk: enquiries in all states, and people, half on the waiting list, half readers. */
export async function fillStore(
  { db, kind }: Store,
  { enquiries, people }: { enquiries: number; people: number },
): Promise<void> {
  const time = (number: number) => new Date(firstRowAt + number * minute).toISOString()
  const consent = { consent_version: '2026-11-21', consent_page: '/' }
  const messageRow = (number: number) => {
    const name = number === 77 ? 'Zora Zeppelin' : `Person ${number % people}`
    const email = `person${number % people}@muster.example`
    const company = `${words[number % words.length]} ${number % 997} AG`
    const word = (step: number) => words[(number * step + step) % words.length]
    const message = `Guten Tag, wir fragen wegen ${word(3)}, ${word(5)} und ${word(7)} in Fall ${number}. ${number % 10 === 0 ? 'Wir nutzen Abacus.' : ''} Freundliche Grüsse`
    // One in ten waits, most are done.
    const state = number % 10 === 1 ? ('new' as const) : number % 50 === 2 ? ('spam' as const) : ('done' as const)
    return {
      id: `enquiry-${number}`,
      name,
      email,
      email_key: email,
      company,
      message,
      language: 'de' as const,
      page: '/contact',
      state,
      assigned_to: null,
      remind_at: null,
      answered_at: state === 'done' ? time(number + 60) : null,
      revision: 0,
      created_at: time(number),
      changed_at: time(number),
      search_text: foldText(name, email, company, message),
    }
  }
  for (const rows of batches(enquiries, messageRow)) await db.insertInto('contact_messages').values(rows).execute()
  const entryRow = (number: number) => {
    const email = `person${number}@muster.example`
    const status = number % 20 === 0 ? ('waiting' as const) : ('declined' as const)
    return {
      id: `entry-${number}`,
      email,
      email_key: email,
      company: `${words[number % words.length]} ${number % 997} AG`,
      motivation: `Wir möchten ${words[(number * 3) % words.length]} automatisieren.`,
      tier: number % 3 === 0 ? ('general_waitlist' as const) : ('early_access' as const),
      language: 'de' as const,
      status,
      position: number + 1,
      created_at: time(number),
      consent_at: time(number),
      decided_at: status === 'waiting' ? null : time(number + 60),
      ...consent,
    }
  }
  for (const rows of batches(people / 2, entryRow)) await db.insertInto('waitlist_entries').values(rows).execute()
  const readerRow = (number: number) => {
    const email = `person${number + people / 2}@muster.example`
    return {
      id: `reader-${number}`,
      email,
      email_key: email,
      status: 'confirmed' as const,
      language: 'de' as const,
      created_at: time(number),
      confirmed_at: time(number),
      consent_at: time(number),
      unsubscribed_at: null,
      ...consent,
    }
  }
  for (const rows of batches(people / 2, readerRow))
    await db.insertInto('newsletter_subscribers').values(rows).execute()
  await sql`update counters set value = ${people} where name = 'waitlist_position'`.execute(db)
  // What the store does by itself once it has seen that much.
  await sql.raw(kind === 'postgres' ? 'vacuum analyze' : 'pragma optimize').execute(db)
}

/** So many rows, some at a time. */
function* batches<Row>(count: number, row: (number: number) => Row): Generator<Row[]> {
  const atATime = 500
  for (let from = 0; from < count; from += atATime)
    yield Array.from({ length: Math.min(atATime, count - from) }, (_, index) => row(from + index))
}
