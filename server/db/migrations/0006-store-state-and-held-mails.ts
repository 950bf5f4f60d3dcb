import type { Kysely } from 'kysely'

/** What is known of the store itself; why a mail waits, and since when it is held for the operator. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('store_state')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('outbox').addColumn('failure', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('held_since', 'text').execute()
  await db.schema.createIndex('outbox_leases').on('outbox').column('leased_by').execute()
}
