import type { Kysely } from 'kysely'

/**
 * What happened on the site as counts by day. `metric` says what is counted, `subject` of what (a page, a form), `value` which
 * kind of it. The rows grow with days and pages, not with visits.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_key', ['day', 'metric', 'subject', 'value'])
    .execute()
  // A batch whose answer was lost is written again: its id tells that it is there already.
  await db.schema
    .createTable('count_batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('day_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('contact_messages').addColumn('origin', 'text').execute()
}
