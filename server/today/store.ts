import { sql } from 'kysely'
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
    select ${sql.join(sums)} from ${sql.table(table)} where ${time} > ${weeks[0]?.since ?? ''}`.execute(db)
  return weeks.map((_, index) => rows[0]?.[`week_${index}`] ?? 0)
}

/** Readers who have confirmed. */
export async function readersAt(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscribers')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return count
}
