import { type Kysely, sql } from 'kysely'

/**
 * Indexes that keep cards, erasures and lists quick however many rows there are: texts in which an address may stand, mails by their
 * recipient, and the order of lists.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    const holdAddress = sql.join(
      columns.map((column) => sql`${sql.ref(column)} like '%@%' or ${sql.ref(column)} like '%!%40%' escape '!'`),
      sql` or `,
    )
    await sql`create index ${sql.id(`${table}_mentions`)} on ${sql.table(table)} (id) where ${holdAddress}`.execute(db)
  }
  await db.schema.createIndex('outbox_recipient').on('outbox').expression(sql`lower(recipient)`).execute()

  // In the place of that on the time alone: a search for part of an address then reads no messages.
  await db.schema
    .createIndex('contact_messages_latest')
    .on('contact_messages')
    .columns(['created_at', 'email_key'])
    .execute()
  await db.schema.dropIndex('contact_messages_time').execute()
  await sql`create index contact_messages_open on contact_messages (created_at, id)
    where case when state in ('new', 'open') then 1 end = 1`.execute(db)
  await db.schema
    .createIndex('contact_messages_reminders')
    .on('contact_messages')
    .column('remind_at')
    .where('remind_at', 'is not', null)
    .execute()

  await db.schema
    .createIndex('newsletter_subscribers_time')
    .on('newsletter_subscribers')
    .columns(['created_at desc', 'id'])
    .execute()
  await db.schema
    .createIndex('newsletter_subscribers_confirmed')
    .on('newsletter_subscribers')
    .column('confirmed_at')
    .execute()
  await sql`create index newsletter_subscribers_latest on newsletter_subscribers
    (coalesce(unsubscribed_at, confirmed_at, created_at), email_key)`.execute(db)

  await db.schema.createIndex('waitlist_entries_tier').on('waitlist_entries').columns(['status', 'tier']).execute()
  await db.schema
    .createIndex('waitlist_entries_decision')
    .on('waitlist_entries')
    .column('decision_mail_id')
    .where('decision_mail_id', 'is not', null)
    .execute()
  await sql`create index waitlist_entries_latest on waitlist_entries
    (coalesce(decided_at, created_at), email_key, company)`.execute(db)
}

/** Where people write freely, in tables that may hold many rows. */
const texts = {
  contact_messages: ['name', 'company', 'event', 'message', 'page'],
  enquiry_entries: ['author_name', 'text'],
  newsletter_subscribers: ['consent_page'],
  newsletter_tokens: ['consent_page'],
  outbox: ['params', 'sent_letter', 'error'],
  waitlist_entries: ['company', 'motivation', 'consent_page'],
}
