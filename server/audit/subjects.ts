import type { AuditRow } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'

/** What an act was done to, as it is called now, and where the desk shows it. */
export type NamedSubject = { name: string; path: string }

type Named = [id: string, subject: NamedSubject]

/** The subjects of acts that still exist, by their ids. Names are looked up, so that the log holds none of what is erased. */
export async function nameSubjects(db: Database, acts: AuditRow[]): Promise<Map<string, NamedSubject>> {
  const idsOf = (kind: string) => acts.flatMap((act) => (act.subject_kind === kind && act.subject_id) || [])
  const named = await Promise.all([
    nameByName(db, 'contact_messages', idsOf('enquiry'), ({ id }) => `/enquiries/${id}`),
    nameByName(db, 'appointments', idsOf('appointment'), ({ id }) => `/appointments/${id}`),
    nameIssues(db, idsOf('issue')),
    nameByAddress(db, 'waitlist_entries', idsOf('waitlist'), cardOf),
    nameByAddress(db, 'newsletter_subscribers', idsOf('reader'), ({ id }) => `/newsletter/readers/${id}`),
    nameByAddress(db, 'suspected_submissions', idsOf('submission'), () => '/enquiries/suspected'),
    nameMails(db, idsOf('mail')),
    namePeople(db, idsOf('person')),
  ])
  return new Map(named.flat())
}

/** People are known to the log by the id of something that is held of them. */
async function namePeople(db: Database, ids: string[]): Promise<Named[]> {
  const named = await Promise.all([
    nameByAddress(db, 'newsletter_subscribers', ids, cardOf),
    nameByAddress(db, 'suspected_submissions', ids, cardOf),
    nameByAddress(db, 'waitlist_entries', ids, cardOf),
    nameByName(db, 'appointments', ids, cardOf),
    nameByName(db, 'contact_messages', ids, cardOf),
  ])
  return named.flat()
}

const cardOf = ({ email }: { email: string }) => `/people/card?email=${encodeURIComponent(email)}`

type Path = (row: { id: string; email: string }) => string

async function nameByName(
  db: Database,
  table: 'contact_messages' | 'appointments',
  ids: string[],
  path: Path,
): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom(table).select(['id', 'name', 'email_key as email']).where('id', 'in', ids).execute()
  return rows.map((row) => [row.id, { name: row.name, path: path(row) }])
}

async function nameByAddress(
  db: Database,
  table: 'waitlist_entries' | 'newsletter_subscribers' | 'suspected_submissions',
  ids: string[],
  path: Path,
): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom(table).select(['id', 'email']).where('id', 'in', ids).execute()
  return rows.map((row) => [row.id, { name: row.email, path: path(row) }])
}

async function nameIssues(db: Database, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('newsletter_drafts').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => [id, { name, path: `/newsletter/issues/${id}` }])
}

async function nameMails(db: Database, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('outbox').select(['id', 'recipient']).where('id', 'in', ids).execute()
  return rows.map(({ id, recipient }) => [id, { name: recipient, path: `/outbox/${id}` }])
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
