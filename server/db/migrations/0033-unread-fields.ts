import type { Kysely } from 'kysely'

/**
 * What a language model wrote is unread by field, and whether it was taken is told from the field's words. What nobody had read all
 * of stays unread. `words_read` stays as well, for servers of the release before that still run beside this one.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.updateTable('document_proposals').set({ state: 'aside' }).where('state', '=', 'taken').execute()
}
