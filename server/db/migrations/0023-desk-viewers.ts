import type { Kysely } from 'kysely'

/** Who has a document open at the desk, so that others see it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('desk_viewers')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull().references('desk_members.id').onDelete('cascade'))
    .addColumn('is_writing', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_viewers_key', ['place', 'member_id'])
    .execute()
  await db.schema.createIndex('desk_viewers_since').on('desk_viewers').column('since').execute()
  await db.schema.createIndex('document_drafts_saved_at').on('document_drafts').column('saved_at').execute()
}
