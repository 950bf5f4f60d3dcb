import type { Kysely } from 'kysely'

/** The state that an enquiry had before a reply, so that a reply that is taken back leaves it as it was. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('enquiry_entries').addColumn('state_before', 'text').execute()
}
