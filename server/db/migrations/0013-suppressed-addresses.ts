import type { Kysely } from 'kysely'

/**
 * Why an address is suppressed and since which mail, refusals that did not last, and issues that can be stopped. Suppressions of
 * earlier versions stay what they were: a keyed hash with a reason.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['email_key', 'smtp_code', 'server_words', 'mail_id']) {
    await db.schema.alterTable('newsletter_suppressions').addColumn(column, 'text').execute()
  }
  await db.schema
    .alterTable('newsletter_suppressions')
    .addColumn('ended_subscription', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('newsletter_suppressions_address')
    .on('newsletter_suppressions')
    .column('email_key')
    .execute()

  await db.schema
    .createTable('newsletter_undelivered')
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('newsletter_subscribers.id').onDelete('cascade'),
    )
    .addColumn('issue_id', 'text', (column) => column.notNull())
    .addColumn('smtp_code', 'text')
    .addColumn('noted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_undelivered_once', ['subscriber_id', 'issue_id'])
    .execute()

  await db.schema
    .alterTable('newsletter_issues')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('sending'))
    .execute()
  for (const column of ['pause_reason', 'state_changed_at', 'resumed_at']) {
    await db.schema.alterTable('newsletter_issues').addColumn(column, 'text').execute()
  }

  for (const column of ['smtp_code', 'refused_at']) {
    await db.schema.alterTable('outbox').addColumn(column, 'text').execute()
  }
}
