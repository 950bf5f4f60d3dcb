import type { Kysely } from 'kysely'

/** When somebody noted that a conversation took place. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('appointments').addColumn('held_at', 'text').execute()
}
