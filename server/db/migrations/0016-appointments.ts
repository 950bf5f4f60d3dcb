import { type Kysely, sql } from 'kysely'

/** The appointment book: conversations, the hours of whoever holds them, and spans in which nobody is booked. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('appointments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host_id', 'text', (column) => column.notNull())
    .addColumn('start', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('topic', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('booked', 'cancelled', 'no_show')`))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('timed_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'text')
    .addColumn('cancelled_by', 'text')
    .addColumn('reminded_at', 'text')
    .addColumn('reminder_mail_id', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
  // What the service checks, the store holds: one living appointment for a host and a start.
  await db.schema
    .createIndex('appointments_one_each')
    .on('appointments')
    .columns(['host_id', 'start'])
    .unique()
    .where(sql.ref('status'), '<>', sql.lit('cancelled'))
    .execute()
  await db.schema.createIndex('appointments_start').on('appointments').column('start').execute()
  await db.schema.createIndex('appointments_person').on('appointments').columns(['email_key', 'start']).execute()

  await db.schema
    .createTable('appointment_hours')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('desk_members.id').onDelete('cascade'))
    .addColumn('weekday', 'integer', (column) => column.notNull().check(sql`weekday between 1 and 7`))
    .addColumn('from_time', 'text', (column) => column.notNull())
    .addColumn('to_time', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('appointment_blocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.references('desk_members.id').onDelete('cascade'))
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull().check(sql`source in ('desk', 'feed')`))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('appointment_blocks_end').on('appointment_blocks').column('ends_at').execute()

  // Counts changes of the book. Whoever changes it takes this row first, so that changes come one after the other.
  await db.insertInto('counters').values({ name: 'appointments', value: 0 }).execute()
}
