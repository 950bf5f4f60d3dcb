import { type Kysely, sql } from 'kysely'

/** Issues are written at the desk: drafts in both languages, their versions, who has them open, and pictures. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['preheader', 'title', 'body']) {
    await db.schema
      .alterTable('newsletter_issues')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute()
  }

  await db.schema
    .createTable('newsletter_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('writing', 'asked', 'released', 'begun')`),
    )
    .addColumn('is_one_language', 'integer', (column) => column.notNull())
    .addColumn('per_minute', 'integer', (column) => column.notNull())
    .addColumn('send_at', 'text')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text')
    .addColumn('released_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('newsletter_drafts_due').on('newsletter_drafts').columns(['state', 'send_at']).execute()
  await db.schema.createIndex('newsletter_drafts_changed').on('newsletter_drafts').column('changed_at').execute()

  await db.schema
    .createTable('newsletter_draft_texts')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('newsletter_drafts.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('preheader', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_draft_texts_key', ['draft_id', 'language'])
    .execute()

  await db.schema
    .createTable('newsletter_draft_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('draft_id', 'text', (column) => column.notNull().references('newsletter_drafts.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('preheader', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('is_aside', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('newsletter_draft_versions_text')
    .on('newsletter_draft_versions')
    .columns(['draft_id', 'language', 'saved_at'])
    .execute()

  await db.schema
    .createTable('newsletter_draft_viewers')
    .addColumn('draft_id', 'text', (column) => column.notNull().references('newsletter_drafts.id').onDelete('cascade'))
    .addColumn('member_id', 'text', (column) => column.notNull().references('desk_members.id').onDelete('cascade'))
    .addColumn('is_writing', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_draft_viewers_key', ['draft_id', 'member_id'])
    .execute()

  await db.schema
    .createTable('newsletter_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
