import type { Kysely } from 'kysely'

/** What a letter said once it has left, as long as its row is kept: JSON of `KeptLetter` (server/mail/kept-letter.ts). */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('sent_letter', 'text').execute()
}
