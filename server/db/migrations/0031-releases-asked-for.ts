import type { Kysely } from 'kysely'

/** What the office hands over to be published, with a word each way; and the word with which an issue of the newsletter is given back. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('content_reviews')
    .addColumn('entry', 'text', (column) => column.primaryKey())
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_by', 'text')
    .execute()
  await db.schema.alterTable('newsletter_drafts').addColumn('answer', 'text').execute()
  await db.schema.alterTable('newsletter_drafts').addColumn('answered_by', 'text').execute()
}
