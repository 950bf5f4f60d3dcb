import type { Kysely } from 'kysely'

/** An index to look through all addresses; why a session ended, for whoever still has its cookie; to whom an enquiry was just handed; and addresses of one person. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('desk_ended_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema.alterTable('contact_messages').addColumn('handed_to', 'text').execute()
  await db.schema
    .createIndex('contact_messages_handed')
    .on('contact_messages')
    .column('handed_to')
    .where('handed_to', 'is not', null)
    .execute()

  await db.schema
    .createTable('merged_addresses')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('into_key', 'text', (column) => column.notNull())
    .addColumn('merged_at', 'text', (column) => column.notNull())
    .execute()
  // Narrow, because a search for part of an address reads all of it.
  await db.schema.createIndex('contact_messages_address').on('contact_messages').column('email_key').execute()
  await db.schema.createIndex('merged_addresses_into').on('merged_addresses').column('into_key').execute()
}
