import type { Kysely } from 'kysely'

/** The event that a message registers for, how often somebody has applied, and troubles that the operator has been told of. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('event', 'text').execute()
  await db.schema
    .alterTable('waitlist_entries')
    .addColumn('applications', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('incidents')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .execute()
}
