import type { Kysely } from 'kysely'

/** The calendar that a member subscribes to, and what is known of the calendar elsewhere whose busy times are read. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('desk_members.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .execute()

  await db.schema
    .createTable('busy_feeds')
    .addColumn('url_hash', 'text', (column) => column.primaryKey())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addColumn('expanded_at', 'text')
    .addColumn('failure', 'text')
    .execute()
}
