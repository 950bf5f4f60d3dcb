import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'

/**
 * Moves with everything that an open page of the desk should show: messages and work on them, visits, entries of the waiting
 * list, drafts of documents, what was put aside, letters given up, and each act in the log. Read once a second, so each part is answered by an index.
 */
export async function lastChange(db: Database): Promise<string> {
  const { rows } = await sql<Record<string, string | number | null>>`select
    (select max(changed_at) from contact_messages) as messages,
    (select max(changed_at) from newsletter_drafts) as drafts,
    (select max(since) from desk_viewers) as viewers,
    (select max(saved_at) from document_drafts) as documents,
    (select max(created_at) from suspected_submissions) as suspected,
    (select count(*) from outbox where lane in ('direct', 'unverified', 'newsletter') and status = 'dead') as dead,
    (select max(refused_at) from outbox where lane in ('direct', 'unverified') and refused_at is not null) as returned,
    (select sum(value) from counters) as counters`.execute(db)
  return Object.values(rows[0] ?? {})
    .map((value) => value ?? '-')
    .join(' ')
}
