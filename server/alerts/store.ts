import { sql } from 'kysely'
import type { Database, Incident } from '../db/tables.ts'

/** Notes that a trouble has begun. @returns false when it is known already, to this server or another. */
export async function beginIncident(db: Database, incident: Incident): Promise<boolean> {
  const begun = await db
    .insertInto('incidents')
    .values(incident)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return begun !== undefined
}

/** Notes that a trouble is over. @returns when it began, or undefined when there was none. */
export async function endIncident(db: Database, name: string): Promise<string | undefined> {
  const ended = await db.deleteFrom('incidents').where('name', '=', name).returning('began_at').executeTakeFirst()
  return ended?.began_at
}

/**
 * When the longest stuck mail was queued. An issue of the newsletter goes out at a set rate, so its mails may wait; they
 * count once they have failed some times.
 */
export async function oldestStuckMail(db: Database): Promise<string | undefined> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select(sql<string | null>`min(created_at)`.as('oldest'))
    .where('status', '=', 'queued')
    .where((row) => row.or([row('letter', '!=', 'newsletter-issue'), row('attempts', '>=', 5)]))
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}
