import type { Kysely } from 'kysely'

/** Of what a language model proposed, the sentences that somebody has read: others of the same text are not read with them. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('document_proposals')
    .addColumn('words_read', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
