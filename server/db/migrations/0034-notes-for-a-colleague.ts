import type { Kysely } from 'kysely'

/** For whom of the team a note was written, and who of them has not opened it yet. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('enquiry_entries').addColumn('for_id', 'text').execute()
  await db.schema.alterTable('enquiry_entries').addColumn('unread_by', 'text').execute()
  await db.schema
    .createIndex('enquiry_entries_unread')
    .on('enquiry_entries')
    .column('unread_by')
    .where('unread_by', 'is not', null)
    .execute()
}
