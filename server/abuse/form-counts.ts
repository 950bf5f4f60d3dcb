import { sql } from 'kysely'
import type { FormName } from '#contract/forms.ts'
import type { FormCount } from '../db/tables/forms.ts'
import type { Database } from '../db/tables.ts'
import { unsynced } from '../db/unsynced.ts'

/** Counts what became of a post, by the hour. Nothing about who sent it. */
export async function countPost(db: Database, form: FormName, outcome: FormCount['outcome'], now: Date): Promise<void> {
  const hour = `${now.toISOString().slice(0, 13)}:00:00.000Z`
  await unsynced(db, (on) =>
    on
      .insertInto('form_counts')
      .values({ hour, form, outcome, posts: 1 })
      .onConflict((conflict) =>
        conflict.columns(['hour', 'form', 'outcome']).doUpdateSet({ posts: sql`form_counts.posts + 1` }),
      )
      .execute(),
  )
}

/** Posts with an outcome in the hours since a time, by form. */
export async function postsSince(
  db: Database,
  outcome: FormCount['outcome'],
  since: string,
): Promise<Partial<Record<FormName, number>>> {
  const rows = await db
    .selectFrom('form_counts')
    .select(['form', sql<number>`cast(sum(posts) as integer)`.as('posts')])
    .where('outcome', '=', outcome)
    .where('hour', '>', since)
    .groupBy('form')
    .orderBy('form')
    .execute()
  return Object.fromEntries(rows.map(({ form, posts }) => [form, posts]))
}
