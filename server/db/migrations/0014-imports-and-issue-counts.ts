import { type Kysely, sql } from 'kysely'

/**
 * Imports of readers with their source and proof of consent, what happened with each reader, and what became of an issue, as
 * counts that stay when its mails are deleted.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('newsletter_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('known', 'integer', (column) => column.notNull())
    .addColumn('suppressed', 'integer', (column) => column.notNull())
    .addColumn('invalid', 'integer', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('removed', 'integer')
    .execute()
  await db.schema.alterTable('newsletter_subscribers').addColumn('import_id', 'text').execute()
  await db.schema
    .createIndex('newsletter_subscribers_import')
    .on('newsletter_subscribers')
    .column('import_id')
    .execute()
  await db.schema
    .createIndex('newsletter_subscribers_status')
    .on('newsletter_subscribers')
    .columns(['status', 'created_at'])
    .execute()

  await db.schema
    .createTable('reader_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('newsletter_subscribers.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('reader_events_reader').on('reader_events').columns(['subscriber_id', 'at']).execute()
  for (const [kind, time] of [
    ['asked', 'created_at'],
    ['confirmed', 'confirmed_at'],
    ['left', 'unsubscribed_at'],
  ] as const) {
    await sql`
      insert into reader_events (id, subscriber_id, kind, detail, at)
      select id || ${`-${kind}`}, id, ${kind}, null, ${sql.ref(time)} from newsletter_subscribers
      where ${sql.ref(time)} is not null`.execute(db)
  }

  await db.schema
    .createTable('issue_outcomes')
    .addColumn('issue_id', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_outcomes_key', ['issue_id', 'outcome', 'reason'])
    .execute()
  await db.schema
    .createTable('issue_clicks')
    .addColumn('issue_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_clicks_key', ['issue_id', 'target'])
    .execute()
}
