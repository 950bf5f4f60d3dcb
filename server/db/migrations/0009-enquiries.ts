import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect.ts'

const rowsAtATime = 500

/** Messages become enquiries that people work on: a state, who has it, notes and replies; and they can be searched. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  const messages = () => db.schema.alterTable('contact_messages')
  await messages()
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  await messages().addColumn('assigned_to', 'text').execute()
  await messages().addColumn('remind_at', 'text').execute()
  await messages().addColumn('answered_at', 'text').execute()
  await messages()
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await messages()
    .addColumn('changed_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await messages()
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('contact_messages_state')
    .on('contact_messages')
    .columns(['state', 'created_at'])
    .execute()
  await db.schema.createIndex('contact_messages_changed').on('contact_messages').column('changed_at').execute()

  await db.schema
    .createTable('enquiry_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('note', 'reply')`))
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text')
    .execute()
  await db.schema.createIndex('enquiry_entries_message').on('enquiry_entries').column('message_id').execute()

  await db.schema
    .createTable('enquiry_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('member_id', 'text', (column) => column.notNull().references('desk_members.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('enquiry_drafts_once', ['message_id', 'member_id'])
    .execute()

  await db.schema
    .createTable('enquiry_viewers')
    .addColumn('message_id', 'text', (column) => column.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('member_id', 'text', (column) => column.notNull().references('desk_members.id').onDelete('cascade'))
    .addColumn('is_writing', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_viewers_key', ['message_id', 'member_id'])
    .execute()

  if (isSqlite(db)) await indexOnSqlite(db)
  else await indexOnPostgres(db)
  await fillSearchText(db)
}

/**
 * SQLite's full-text index needs a number for each row that stays the same, which a text id is not. Triggers keep it in step.
 * Deleted words leave the index at once (secure-delete), because erased means erased.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
async function indexOnSqlite(db: Kysely<any>): Promise<void> {
  await sql`create table enquiry_search_rows (number integer primary key, message_id text not null unique)`.execute(db)
  await sql`create virtual table enquiry_search using fts5(search_text, tokenize = 'unicode61', prefix = '2 3')`.execute(
    db,
  )
  await sql`insert into enquiry_search(enquiry_search, rank) values ('secure-delete', 1)`.execute(db)
  await sql`
    create trigger enquiry_search_added after insert on contact_messages begin
      insert into enquiry_search_rows (message_id) values (new.id);
      insert into enquiry_search (rowid, search_text)
        select number, new.search_text from enquiry_search_rows where message_id = new.id;
    end`.execute(db)
  await sql`
    create trigger enquiry_search_changed after update of search_text on contact_messages begin
      update enquiry_search set search_text = new.search_text
        where rowid = (select number from enquiry_search_rows where message_id = new.id);
    end`.execute(db)
  await sql`
    create trigger enquiry_search_removed after delete on contact_messages begin
      delete from enquiry_search where rowid = (select number from enquiry_search_rows where message_id = old.id);
      delete from enquiry_search_rows where message_id = old.id;
    end`.execute(db)
  await sql`insert into enquiry_search_rows (message_id) select id from contact_messages`.execute(db)
  await sql`
    insert into enquiry_search (rowid, search_text)
      select number, '' from enquiry_search_rows`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: see above
async function indexOnPostgres(db: Kysely<any>): Promise<void> {
  await sql`
    create index contact_messages_search on contact_messages using gin (to_tsvector('simple', search_text))`.execute(db)
}

/** Messages from before become searchable, too. */
// biome-ignore lint/suspicious/noExplicitAny: see above
async function fillSearchText(db: Kysely<any>): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'company', 'message', 'created_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute()
    for (const { id, name, email, company, message, created_at } of rows) {
      await db
        .updateTable('contact_messages')
        .set({ search_text: foldText(name, email, company, message), changed_at: created_at })
        .where('id', '=', id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** As texts were folded then: what folds them otherwise later folds them all again. */
function foldText(...texts: (string | null)[]): string {
  return texts
    .join(' ')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
