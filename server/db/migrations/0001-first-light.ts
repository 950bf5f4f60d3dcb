import { type Kysely, sql } from 'kysely'
import { read } from '#content/documents.ts'
import { availability } from '#content/tiers.ts'

/** A new store starts with the operator's own counts; one that exists keeps what it has. */
function firstTiers() {
  return availability(read('tiers')).map(({ tier, total_slots, accepted_count }, index) => ({
    tier,
    total_slots,
    accepted_count,
    sort: index + 1,
  }))
}

// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'confirmed', 'unsubscribed')`),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text')
    .addColumn('consent_at', 'text', (column) => column.notNull())
    .addColumn('consent_page', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .execute()

  await db.schema
    .createTable('newsletter_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('newsletter_subscribers.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('confirm', 'unsubscribe')`))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text')
    .addColumn('consent_at', 'text', (column) => column.notNull())
    .addColumn('consent_page', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('newsletter_tokens_subscriber').on('newsletter_tokens').column('subscriber_id').execute()

  await db.schema
    .createTable('tiers')
    .addColumn('tier', 'text', (column) => column.primaryKey())
    .addColumn('total_slots', 'integer', (column) => column.notNull())
    .addColumn('accepted_count', 'integer', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .addCheckConstraint('tiers_never_oversold', sql`accepted_count >= 0 and accepted_count <= total_slots`)
    .execute()
  await db.insertInto('tiers').values(firstTiers()).execute()

  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute()
  await db.insertInto('counters').values({ name: 'waitlist_position', value: 0 }).execute()

  await db.schema
    .createTable('waitlist_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull().unique())
    .addColumn('tier', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('waiting', 'accepted', 'declined')`))
    .addColumn('company', 'text')
    .addColumn('motivation', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text')
    .addColumn('consent_at', 'text', (column) => column.notNull())
    .addColumn('consent_page', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .execute()

  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('contact_messages_time').on('contact_messages').column('created_at').execute()
  await db.schema.createIndex('contact_messages_person').on('contact_messages').column('email_key').execute()

  await db.schema
    .createTable('security_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_type', 'text', (column) => column.notNull())
    .addColumn('severity', 'text', (column) => column.notNull())
    .addColumn('user_identifier', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('event_data', 'text')
    .addColumn('network_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('security_events_time').on('security_events').column('created_at').execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('queued', 'sent', 'dead')`))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('leased_by', 'text')
    .addColumn('error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_attempt_at']).execute()

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_expiry').on('rate_limits').column('expires_at').execute()
}
