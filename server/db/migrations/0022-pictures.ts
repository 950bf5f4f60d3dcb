import type { Kysely } from 'kysely'

/** Pictures that were uploaded, in all their versions; and what makes the links to a draft's preview this draft's own. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('description_de', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('picture_files')
    .addColumn('picture_id', 'text', (column) => column.notNull().references('pictures.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('picture_files_of').on('picture_files').column('picture_id').execute()

  await db.schema.alterTable('document_drafts').addColumn('preview_key', 'text').execute()
}
