import { type RawBuilder, sql } from 'kysely'
import type { AuditRow } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'

/** What an act was done to, as it is called now, and where the desk shows it. */
export type NamedSubject = { name: string; path: string }

/** The subjects of acts that still exist, by their ids. Names are looked up, so that the log holds none of what is erased. */
export async function nameSubjects(db: Database, acts: AuditRow[]): Promise<Map<string, NamedSubject>> {
  const idsOf = (kind: string) => acts.flatMap((act) => (act.subject_kind === kind && act.subject_id) || [])
  const found = await Promise.all([
    named(db, 'contact_messages', idsOf('enquiry'), ({ id }) => `/enquiries/${id}`),
    named(db, 'appointments', idsOf('appointment'), ({ id }) => `/appointments/${id}`),
    named(db, 'newsletter_drafts', idsOf('issue'), ({ id }) => `/newsletter/issues/${id}`),
    named(db, 'waitlist_entries', idsOf('waitlist'), cardOf),
    named(db, 'newsletter_subscribers', idsOf('reader'), ({ id }) => `/newsletter/readers/${id}`),
    named(db, 'suspected_submissions', idsOf('submission'), () => '/enquiries/suspected'),
    named(db, 'outbox', idsOf('mail'), ({ id }) => `/outbox/${id}`),
    ...people.map((table) => named(db, table, idsOf('person'), cardOf)),
  ])
  return new Map(found.flat())
}

/** What is called by which column, and in which one an address stands. */
const columns = {
  contact_messages: ['name', 'email_key'],
  appointments: ['name', 'email_key'],
  newsletter_drafts: ['name', 'name'],
  waitlist_entries: ['email', 'email'],
  newsletter_subscribers: ['email', 'email'],
  suspected_submissions: ['email', 'email'],
  outbox: ['recipient', 'recipient'],
} as const

/** People are known to the log by the id of something that is held of them. */
const people = [
  ...(['newsletter_subscribers', 'suspected_submissions', 'waitlist_entries'] as const),
  ...(['appointments', 'contact_messages'] as const),
]

const cardOf = ({ email }: { email: string }) => `/people/card?email=${encodeURIComponent(email)}`

async function named(
  db: Database,
  table: keyof typeof columns,
  ids: string[],
  path: (row: { id: string; email: string }) => string,
): Promise<[id: string, subject: NamedSubject][]> {
  if (ids.length === 0) return []
  const [name, email] = columns[table].map((column) => sql.ref<string>(column)) as [
    RawBuilder<string>,
    RawBuilder<string>,
  ]
  const rows = await db
    .selectFrom(table)
    .select(['id', name.as('name'), email.as('email')])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => [row.id, { name: row.name, path: path(row) }])
}

/** Members who acted, by their ids, as the log calls them: also those who have left the team since. */
export async function nameActors(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_name'])
    .distinct()
    // PostgreSQL knows no empty list.
    .where('actor_id', 'in', ['', ...ids])
    .execute()
  return new Map(rows.map(({ actor_id, actor_name }) => [actor_id ?? '', actor_name]))
}
