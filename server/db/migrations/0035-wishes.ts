import type { Kysely } from 'kysely'

/** Which of their rights somebody wants to use, where the team was told and wrote it down. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('wish', 'text').execute()
}
