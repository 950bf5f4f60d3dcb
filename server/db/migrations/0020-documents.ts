import { type Kysely, sql } from 'kysely'

/** The words and facts of the site as documents: their revisions, what of them is published, drafts, and which server shows what. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('document_revisions')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('compared_hash', 'text')
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_revisions_key', ['document_id', 'number'])
    .execute()

  await db.schema
    .createTable('publications')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('published', 'refused')`))
    .addColumn('refusal', 'text')
    .addColumn('restores', 'integer')
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('published_documents')
    .addColumn('publication', 'integer', (column) =>
      column.notNull().references('publications.number').onDelete('cascade'),
    )
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('published_documents_key', ['publication', 'document_id'])
    .execute()

  await db.schema
    .createTable('published_redirects')
    .addColumn('publication', 'integer', (column) =>
      column.notNull().references('publications.number').onDelete('cascade'),
    )
    .addColumn('from_path', 'text', (column) => column.notNull())
    .addColumn('to_path', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('published_redirects_key', ['publication', 'from_path'])
    .execute()

  await db.schema
    .createTable('scheduled_publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publish_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'published', 'refused', 'withdrawn')`),
    )
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('publication', 'integer')
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('scheduled_publications_due')
    .on('scheduled_publications')
    .columns(['state', 'publish_at'])
    .execute()

  await db.schema
    .createTable('document_drafts')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('compared_hash', 'text')
    .addColumn('author_kind', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('site_servers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publication', 'integer', (column) => column.notNull())
    .addColumn('failed_publication', 'integer')
    .addColumn('failure', 'text')
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()

  await db.insertInto('counters').values({ name: 'publications', value: 0 }).execute()
}
