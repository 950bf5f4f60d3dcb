import type { Kysely } from 'kysely'

/** Which wording somebody agreed to whose sign-up was put aside. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows its own time's tables, not today's types
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('suspected_submissions').addColumn('consent_version', 'text').execute()
}
