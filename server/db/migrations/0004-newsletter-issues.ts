import type { Kysely } from 'kysely'

/** Issues of the newsletter, each kept once; the lane of a mail, with the pace of the slow one. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('queued_to', 'text')
    .addColumn('queued_count', 'integer', (column) => column.notNull())
    .addColumn('queued_at', 'text')
    .addUniqueConstraint('newsletter_issues_once', ['slug', 'language'])
    .execute()

  await db.schema
    .createTable('mail_pace')
    .addColumn('lane', 'text', (column) => column.primaryKey())
    .addColumn('per_minute', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .alterTable('outbox')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo('direct'))
    .execute()
  await db.schema.alterTable('outbox').addColumn('issue_id', 'text').execute()
  await db.schema.dropIndex('outbox_due').execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['lane', 'status', 'next_attempt_at']).execute()
  await db.schema.createIndex('outbox_issue').on('outbox').columns(['issue_id', 'status']).execute()
}
