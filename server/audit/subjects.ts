import type { AuditRow } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'

/** What an act was done to, as it is called now, and where the desk shows it. */
export type NamedSubject = { name: string; path: string }

/** The subjects of acts that still exist, by their ids. Names are looked up, so that the log holds none of what is erased. */
export async function nameSubjects(db: Database, acts: AuditRow[]): Promise<Map<string, NamedSubject>> {
  // PostgreSQL knows no empty list.
  const idsOf = (kind: string) => ['', ...acts.flatMap((act) => (act.subject_kind === kind && act.subject_id) || [])]
  const [enquiries, appointments, issues] = await Promise.all([
    db.selectFrom('contact_messages').select(['id', 'name']).where('id', 'in', idsOf('enquiry')).execute(),
    db.selectFrom('appointments').select(['id', 'name']).where('id', 'in', idsOf('appointment')).execute(),
    db.selectFrom('newsletter_drafts').select(['id', 'name']).where('id', 'in', idsOf('issue')).execute(),
  ])
  const named = (rows: { id: string; name: string }[], room: string) =>
    rows.map(({ id, name }) => [id, { name, path: `${room}/${id}` }] as const)
  return new Map([
    ...named(enquiries, '/enquiries'),
    ...named(appointments, '/appointments'),
    ...named(issues, '/newsletter/issues'),
  ])
}

/** Members who acted, by their ids, as the log calls them: also those who have left the team since. */
export async function nameActors(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_name'])
    .distinct()
    .where('actor_id', 'in', ['', ...ids])
    .execute()
  return new Map(rows.map(({ actor_id, actor_name }) => [actor_id ?? '', actor_name]))
}
