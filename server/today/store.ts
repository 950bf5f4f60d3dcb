import { sql } from 'kysely'
import { countRows } from '../db/count.ts'
import type { Database } from '../db/tables.ts'

type Week = { since: string; until: string }

/** How many rows fall into each week by one of their times, in one statement. */
export async function weekly(
  db: Database,
  table: 'contact_messages' | 'newsletter_subscribers',
  column: string,
  weeks: Week[],
): Promise<number[]> {
  const time = sql.ref(column)
  const sums = weeks.map(
    ({ since, until }, index) =>
      sql`cast(count(case when ${time} > ${since} and ${time} <= ${until} then 1 end) as integer) as ${sql.id(`week_${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(sums)} from ${sql.table(table)}
    where ${time} > ${weeks[0]?.since ?? ''} and ${time} <= ${weeks.at(-1)?.until ?? ''}`.execute(db)
  return weeks.map((_, index) => rows[0]?.[`week_${index}`] ?? 0)
}

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
    (select sum(value) from counters) as counters`.execute(db)
  return Object.values(rows[0] ?? {})
    .map((value) => value ?? '-')
    .join(' ')
}

/** Readers who have confirmed. */
export async function readersAt(db: Database): Promise<number> {
  return countRows(db.selectFrom('newsletter_subscribers').where('status', '=', 'confirmed'))
}
