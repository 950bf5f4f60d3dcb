import type { Kysely } from 'kysely'

/** Submissions put aside while a form is under suspicion, since when and until when it is, and counts of posts by outcome. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('suspected_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('suspected_submissions_time').on('suspected_submissions').column('created_at').execute()
  await db.schema.createIndex('suspected_submissions_person').on('suspected_submissions').column('email_key').execute()

  await db.schema
    .createTable('form_waves')
    .addColumn('form', 'text', (column) => column.primaryKey())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('form_counts')
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_counts_key', ['hour', 'form', 'outcome'])
    .execute()
}
