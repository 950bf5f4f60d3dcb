import type { Kysely } from 'kysely'

/** Enquiries that came by telephone: the number, and who of the team wrote them down. Such an enquiry may have no e-mail address. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('phone', 'text').execute()
  await db.schema.alterTable('contact_messages').addColumn('noted_by', 'text').execute()
}
