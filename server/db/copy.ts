import { sql } from 'kysely'
import { countRows } from './count.ts'
import type { Store } from './open.ts'
import type { Database, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

export type CopiedTable = Exclude<keyof Tables, 'schema_migrations'>

/** Every table, those that others refer to first. The type sees to it that none is forgotten. */
const everyTable: Record<CopiedTable, true> = {
  newsletter_subscribers: true,
  newsletter_tokens: true,
  newsletter_suppressions: true,
  newsletter_undelivered: true,
  newsletter_imports: true,
  reader_events: true,
  newsletter_issues: true,
  issue_outcomes: true,
  issue_clicks: true,
  waitlist_entries: true,
  tiers: true,
  counters: true,
  contact_messages: true,
  merged_addresses: true,
  suspected_submissions: true,
  handed_questions: true,
  daily_counts: true,
  count_batches: true,
  day_notes: true,
  form_waves: true,
  form_counts: true,
  security_events: true,
  outbox: true,
  mail_pace: true,
  rate_limits: true,
  daily_runs: true,
  incidents: true,
  store_state: true,
  desk_members: true,
  desk_invitations: true,
  desk_passkeys: true,
  desk_sessions: true,
  desk_ended_sessions: true,
  desk_challenges: true,
  audit_log: true,
  appointments: true,
  appointment_hours: true,
  appointment_blocks: true,
  calendar_feeds: true,
  busy_feeds: true,
  enquiry_entries: true,
  enquiry_drafts: true,
  enquiry_mails: true,
  enquiry_files: true,
  newsletter_drafts: true,
  newsletter_draft_texts: true,
  newsletter_draft_versions: true,
  desk_viewers: true,
  newsletter_pictures: true,
  document_revisions: true,
  publications: true,
  published_documents: true,
  published_redirects: true,
  scheduled_publications: true,
  document_drafts: true,
  document_proposals: true,
  site_servers: true,
  pictures: true,
  picture_files: true,
}
export const copiedTables = Object.keys(everyTable) as CopiedTable[]

/** What a store that was only migrated already contains. */
const filledFromTheStart: CopiedTable[] = ['tiers', 'counters', 'daily_runs', 'incidents', 'store_state']

const rowsAtATime = 200

export type Copy =
  | { ok: true; counts: Record<CopiedTable, number> }
  | { ok: false; problem: 'source_in_use' }
  | { ok: false; problem: 'target_not_empty'; table: CopiedTable }

/**
 * Copies the embedded store into an empty, migrated PostgreSQL, in one transaction there: all of it or nothing. Nobody else may
 * have the source open, since what came in meanwhile would stay behind.
 * @throws when the numbers of rows do not agree afterwards; nothing is kept then.
 */
export async function copyStore(source: Store, target: Store): Promise<Copy> {
  if (!(await isOurs(source))) return { ok: false, problem: 'source_in_use' }
  return inTransaction<Copy>(source.db, (from) =>
    inTransaction<Copy>(target.db, async (to) => {
      await sql`set local statement_timeout = 0`.execute(to)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(to)
      await sql`lock table ${sql.join(copiedTables.map((table) => sql.table(table)))}`.execute(to)
      for (const table of copiedTables.filter((name) => !filledFromTheStart.includes(name))) {
        if ((await countRows(to.selectFrom(table))) > 0) return { ok: false, problem: 'target_not_empty', table }
      }
      const counts: Partial<Record<CopiedTable, number>> = {}
      for (const table of copiedTables) {
        counts[table] = await copyTable(table, from, to)
      }
      return { ok: true, counts: counts as Record<CopiedTable, number> }
    }),
  )
}

/** Leaving the write-ahead log works only for a process that has the file alone; the next opening enters it again. */
async function isOurs({ db }: Store): Promise<boolean> {
  try {
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode = delete`.execute(db)
    return rows[0]?.journal_mode === 'delete'
  } catch (error) {
    if (/database is locked/.test((error as Error).message)) return false
    throw error
  }
}

async function copyTable(table: CopiedTable, from: Database, to: Database): Promise<number> {
  await to.deleteFrom(table).execute()
  const rows = await from.selectFrom(table).selectAll().execute()
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    await to
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtATime))
      .execute()
    // Inserts leave with the next statement (postgres-driver.ts): a hundred thousand rows at once would outlast its limits.
    await sql`select 1`.execute(to)
  }
  const arrived = await countRows(to.selectFrom(table))
  if (arrived !== rows.length) throw new Error(`${table}: ${rows.length} rows to move, ${arrived} arrived`)
  return arrived
}
