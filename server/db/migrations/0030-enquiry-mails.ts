import { type Kysely, sql } from 'kysely'

/** What people answer to our mails, with what they attach; since when that waits; and a draft's note, apart from its reply. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('enquiry_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('reference', 'text')
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('other_address', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quoted', 'text', (column) => column.notNull())
    .addColumn('is_automatic', 'integer', (column) => column.notNull())
    .addColumn('is_refuted', 'integer', (column) => column.notNull())
    .addColumn('is_cut', 'integer', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiry_mails_message').on('enquiry_mails').column('message_id').execute()
  // Those in which an address stands at all, as of every table whose texts are looked through for one.
  const holdAddress = ['sender_name', 'other_address', 'text', 'quoted'].map(
    (column) => sql`${sql.ref(column)} like '%@%' or ${sql.ref(column)} like '%!%40%' escape '!'`,
  )
  await sql`create index enquiry_mails_mentions on enquiry_mails (id) where ${sql.join(holdAddress, sql` or `)}`.execute(
    db,
  )

  await db.schema
    .createTable('enquiry_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail_id', 'text', (column) => column.notNull().references('enquiry_mails.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('data', 'text')
    .execute()
  await db.schema.createIndex('enquiry_files_mail').on('enquiry_files').column('mail_id').execute()

  await db.schema.alterTable('contact_messages').addColumn('waiting_since', 'text').execute()
  await db.schema
    .createIndex('contact_messages_waiting')
    .on('contact_messages')
    .column('waiting_since')
    .where('waiting_since', 'is not', null)
    .execute()

  // An answer names the mail that it answers.
  await db.schema
    .createIndex('enquiry_entries_mail')
    .on('enquiry_entries')
    .column('mail_id')
    .where('mail_id', 'is not', null)
    .execute()

  await db.schema
    .alterTable('enquiry_drafts')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
