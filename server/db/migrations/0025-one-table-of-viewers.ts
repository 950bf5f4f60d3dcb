import type { Kysely } from 'kysely'

/**
 * Who has an enquiry or a draft of the newsletter open is noted in `desk_viewers`, as for everything else at the desk. Nothing moves
 * over: a row counts for half a minute, and whoever is still looking is noted again within that time.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.dropTable('enquiry_viewers').execute()
  await db.schema.dropTable('newsletter_draft_viewers').execute()
}
