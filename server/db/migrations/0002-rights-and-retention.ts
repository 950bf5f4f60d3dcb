import type { Kysely } from 'kysely'

/** Addresses that the newsletter must not reach, as keyed hashes, and the record of daily jobs. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('newsletter_suppressions')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('daily_runs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('finished_at', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('leased_by', 'text')
    .execute()
}
