import type { Kysely } from 'kysely'

/** A decision on the waiting list can be taken back while its letter waits, and a place that was given can become free again. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  const entries = () => db.schema.alterTable('waitlist_entries')
  await entries().addColumn('decision_mail_id', 'text').execute()
  await entries().addColumn('status_before', 'text').execute()
  await entries().addColumn('tier_before', 'text').execute()
  await entries().addColumn('freed_at', 'text').execute()
  await db.schema
    .createIndex('waitlist_entries_status')
    .on('waitlist_entries')
    .columns(['status', 'created_at'])
    .execute()
}
