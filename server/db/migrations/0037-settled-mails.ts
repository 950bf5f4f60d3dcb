import { type Kysely, sql } from 'kysely'

/** Mails that did not arrive and that somebody has seen to; and an index of those that came back after their server had taken them. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('settled_at', 'text').execute()
  await db.schema
    .createIndex('outbox_returned')
    .on('outbox')
    .columns(['lane', 'refused_at'])
    .where(sql.ref('refused_at'), 'is not', null)
    .execute()
}
