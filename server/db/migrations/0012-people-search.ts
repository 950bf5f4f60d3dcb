import type { Kysely } from 'kysely'

/** Looking through all people reads an index instead of all messages. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createIndex('contact_messages_people')
    .on('contact_messages')
    .columns(['email_key', 'created_at'])
    .execute()
  await db.schema.dropIndex('contact_messages_person').execute()
}
