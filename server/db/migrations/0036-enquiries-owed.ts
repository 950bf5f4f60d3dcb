import { type Kysely, sql } from 'kysely'

/** An index of the enquiries that wait for us, which the register counts. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index contact_messages_owed on contact_messages (id)
    where case when state in ('new', 'open') and (answered_at is null or waiting_since is not null) then 1 end = 1`.execute(
    db,
  )
}
