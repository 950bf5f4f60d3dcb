import { sql } from 'kysely'
import type { Database } from './tables.ts'

/** The issue of a row of the outbox, if it is paused: its mails wait. */
export function ofPausedIssue(db: Database) {
  return db
    .selectFrom('newsletter_issues')
    .select('newsletter_issues.id')
    .where('newsletter_issues.id', '=', sql.ref<string>('outbox.issue_id'))
    .where('newsletter_issues.state', '=', 'paused')
}
