import { sql } from 'kysely'
import { emailKey } from '../db/email-key.ts'
import type { UndeliveredIssue } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'

/** Notes that an issue did not reach a reader for now; once for each issue. */
export async function addUndelivered(db: Database, undelivered: UndeliveredIssue): Promise<void> {
  await db
    .insertInto('newsletter_undelivered')
    .values(undelivered)
    .onConflict((conflict) => conflict.columns(['subscriber_id', 'issue_id']).doNothing())
    .execute()
}

/** Issues that did not reach a reader for now, oldest first. */
export function undeliveredTo(
  db: Database,
  subscriberId: string,
): Promise<Pick<UndeliveredIssue, 'smtp_code' | 'noted_at'>[]> {
  return db
    .selectFrom('newsletter_undelivered')
    .select(['smtp_code', 'noted_at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('noted_at')
    .execute()
}

/** Lets the count of a reader begin anew. */
export async function forgetUndelivered(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('newsletter_undelivered')
    .where('subscriber_id', 'in', (query) =>
      query.selectFrom('newsletter_subscribers').select('id').where('email_key', '=', emailKey(email)),
    )
    .execute()
}

/**
 * How many issues running did not reach a reader: of the latest ones in the language of this one, up to and with it. One that
 * arrived in between ends the run, since nothing is noted of it.
 * @param most how many are looked at
 */
export async function undeliveredRunning(
  db: Database,
  { subscriber_id, issue_id }: Pick<UndeliveredIssue, 'subscriber_id' | 'issue_id'>,
  most: number,
): Promise<number> {
  const rows = await db
    .selectFrom('newsletter_issues as issue')
    .innerJoin('newsletter_issues as this', (join) => join.on('this.id', '=', issue_id))
    .leftJoin('newsletter_undelivered as undelivered', (join) =>
      join.onRef('undelivered.issue_id', '=', 'issue.id').on('undelivered.subscriber_id', '=', subscriber_id),
    )
    .select(['undelivered.noted_at'])
    .whereRef('issue.language', '=', 'this.language')
    .where('issue.state', '!=', 'cancelled')
    .where(sql<boolean>`issue.started_at <= this.started_at`)
    .orderBy('issue.started_at', 'desc')
    .orderBy('issue.id')
    .limit(most)
    .execute()
  const arrived = rows.findIndex(({ noted_at }) => noted_at === null)
  return arrived === -1 ? rows.length : arrived
}
