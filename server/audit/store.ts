import { sql } from 'kysely'
import { holds } from '../db/holds-words.ts'
import { type Page, pageOf } from '../db/page.ts'
import type { AuditRow } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'

/** Acts, or only those whose details hold a piece of JSON, such as `"assigned":false`. */
export type ActCalled = { act?: string; holding?: string }

export type AuditFilter = {
  /** Parts that must each stand in the actor's name, the act, the subject or the details, or mean one of the following. */
  parts?: { text: string; acts: ActCalled[]; subjectIds: string[]; numbers: number[] }[]
  actorId?: string
  subject?: { kind: string; id: string }
  /** ISO time; acts from then on. */
  since?: string
}

export async function hashOf(db: Database, number: number): Promise<string | undefined> {
  const row = await db.selectFrom('audit_log').select('hash').where('number', '=', number).executeTakeFirst()
  return row?.hash
}

/** Newest first. */
export function pageOfActs(db: Database, filter: AuditFilter, page: Page) {
  const acts = filtered(db, filter)
  return pageOf(acts, acts.selectAll().orderBy('number', 'desc'), page)
}

/** From `after` on, in the order in which they were written. */
export function actsAfter(db: Database, after: number, limit: number): Promise<AuditRow[]> {
  return db.selectFrom('audit_log').selectAll().where('number', '>', after).orderBy('number').limit(limit).execute()
}

function filtered(db: Database, { parts = [], actorId, subject, since }: AuditFilter) {
  let query = db.selectFrom('audit_log')
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId)
  if (since !== undefined) query = query.where('at', '>=', since)
  if (subject) query = query.where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id)
  for (const { text, acts, subjectIds, numbers } of parts) {
    const searched = sql<string>`lower(actor_name || ' ' || act || ' ' || coalesce(subject_kind, '') || ' ' || coalesce(subject_id, '') || ' ' || details)`
    query = query.where((where) =>
      where.or([
        holds(searched, text),
        ...acts.map(({ act, holding }) =>
          where.and([
            ...(act === undefined ? [] : [where('act', '=', act)]),
            ...(holding === undefined ? [] : [holds(sql`lower(details)`, holding)]),
          ]),
        ),
        ...(subjectIds.length > 0 ? [where('subject_id', 'in', subjectIds)] : []),
        ...(numbers.length > 0 ? [where('number', 'in', numbers)] : []),
      ]),
    )
  }
  return query
}
