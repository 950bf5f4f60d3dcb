import { sql } from 'kysely'
import { rowCount } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import type { IssueOutcome, IssueOutcomeName } from '../db/tables/issues.ts'
import type { Database } from '../db/tables.ts'
import { wasLastTried } from '../mail/person-mails.ts'

/** Adds to the counts of an issue, which stay when its mails are deleted. */
async function addOutcome(
  db: Database,
  issue_id: string,
  outcome: IssueOutcomeName,
  reason = '',
  count = 1,
): Promise<void> {
  await db
    .insertInto('issue_outcomes')
    .values({ issue_id, outcome, reason, count })
    .onConflict((conflict) =>
      conflict
        .columns(['issue_id', 'outcome', 'reason'])
        .doUpdateSet({ count: sql<number>`issue_outcomes.count + ${count}` }),
    )
    .execute()
}

/** Counts somebody's departure or complaint for the issue that reached them last, if its mail is still held. */
export async function addToLatestIssue(db: Database, email: string, outcome: 'left' | 'complained'): Promise<void> {
  const mail = await db
    .selectFrom('outbox')
    .select('issue_id')
    .where(sql<string>`lower(recipient)`, '=', emailKey(email))
    .where('issue_id', 'is not', null)
    .where('status', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (mail?.issue_id) await addOutcome(db, mail.issue_id, outcome)
}

export type MailOutcome = Omit<IssueOutcome, 'outcome'> & { outcome: 'delivered' | 'refused' | 'waiting' }

/**
 * How the mails of issues stand that are still held. The reason of a refusal is its code (RFC 3463), or what failed.
 * @param lastAttemptUntil only those whose last attempt lies so far back, as `deleteMails` takes them
 */
export async function mailOutcomes(
  db: Database,
  { issueId, lastAttemptUntil }: { issueId?: string; lastAttemptUntil?: string },
): Promise<MailOutcome[]> {
  const outcome = sql<MailOutcome['outcome']>`case
    when refused_at is not null or status = 'dead' then 'refused'
    when status = 'sent' then 'delivered' else 'waiting' end`
  const reason = sql<string>`case
    when refused_at is not null or status = 'dead' then coalesce(smtp_code, failure, '') else '' end`
  let query = db
    .selectFrom('outbox')
    .select(['issue_id', outcome.as('outcome'), reason.as('reason'), rowCount.as('count')])
    .where('issue_id', 'is not', null)
    .groupBy(['issue_id', outcome, reason])
  if (issueId !== undefined) query = query.where('issue_id', '=', issueId)
  if (lastAttemptUntil !== undefined) query = query.where(wasLastTried(lastAttemptUntil))
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, issue_id: row.issue_id ?? '' }))
}

/** Keeps the counts of mails that are about to be deleted because their time is over. */
export async function keepOutcomes(trx: Database, lastAttemptUntil: string): Promise<void> {
  for (const { issue_id, outcome, reason, count } of await mailOutcomes(trx, { lastAttemptUntil })) {
    if (outcome !== 'waiting') await addOutcome(trx, issue_id, outcome, reason, count)
  }
}
