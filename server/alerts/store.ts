import { sql } from 'kysely'
import { crashEventType } from '#contract/severity.ts'
import { countRows, hasChanged } from '../db/count.ts'
import { hasCome } from '../db/past.ts'
import { ofPausedIssue } from '../db/paused-issue.ts'
import type { SendFailure } from '../db/tables/mail.ts'
import type { Incident, SecurityEventRow } from '../db/tables/running.ts'
import type { Database } from '../db/tables.ts'

/** Notes that a trouble has begun. @returns false when it is known already, to this server or another. */
export async function beginIncident(db: Database, incident: Incident): Promise<boolean> {
  return db
    .insertInto('incidents')
    .values(incident)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .$call(hasChanged)
}

/** Whether the operator has been told of a trouble that is not over. */
export async function isOngoing(db: Database, name: string): Promise<boolean> {
  return (await db.selectFrom('incidents').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
}

/** Notes that a trouble is over. @returns when it began, or undefined when there was none. */
export async function endIncident(db: Database, name: string): Promise<string | undefined> {
  const ended = await db.deleteFrom('incidents').where('name', '=', name).returning('began_at').executeTakeFirst()
  return ended?.began_at
}

/**
 * When the longest stuck mail was queued. An issue of the newsletter goes out at a set rate, so its mails may wait; they
 * count once they have failed some times.
 * @param ceilingReached mails to unconfirmed addresses wait for a later hour, and that is no fault
 */
export async function oldestStuckMail(db: Database, ceilingReached: boolean): Promise<string | undefined> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select(sql<string | null>`min(created_at)`.as('oldest'))
    .where('status', '=', 'queued')
    .where('held_since', 'is', null)
    .where((row) => row.or([row('letter', '!=', 'newsletter-issue'), row('attempts', '>=', 5)]))
    .where(({ not, exists }) => not(exists(ofPausedIssue(db))))
    .$if(ceilingReached, (query) =>
      query.where((row) => row.or([row('lane', '!=', 'unverified'), row('attempts', '>', 0)])),
    )
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}

/** Mails to unconfirmed addresses that nobody has tried to send yet. */
export async function countWaitingUnverified(db: Database): Promise<number> {
  return countRows(
    db
      .selectFrom('outbox')
      .where('lane', '=', 'unverified')
      .where('status', '=', 'queued')
      .where('held_since', 'is', null)
      .where('attempts', '=', 0),
  )
}

/** Mails that wait because their last attempt failed so. */
export async function countFailing(db: Database, failure: SendFailure): Promise<number> {
  return countRows(
    db
      .selectFrom('outbox')
      .where('status', '=', 'queued')
      .where('held_since', 'is', null)
      .where('failure', '=', failure),
  )
}

/** Troubles that are not over, in the order in which they began. Kinds of crashes that were told are none. */
export function ongoingIncidents(db: Database): Promise<Incident[]> {
  return db.selectFrom('incidents').selectAll().where('name', 'not like', 'crash:%').orderBy('began_at').execute()
}

/** Crashes of browsers in a span of time, newest first. */
export function crashEvents(
  db: Database,
  since: string,
  until: string,
  most: number,
): Promise<Pick<SecurityEventRow, 'event_data' | 'created_at'>[]> {
  return db
    .selectFrom('security_events')
    .select(['event_data', 'created_at'])
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .where('event_type', '=', crashEventType)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

/** Forgets kinds of crashes that were told so long ago. */
export async function forgetCrashes(db: Database, now: Date, rememberedMs: number): Promise<void> {
  const toldUntil = new Date(now.getTime() - rememberedMs)
  await db
    .deleteFrom('incidents')
    .where('name', 'like', 'crash:%')
    .where(hasCome('began_at', toldUntil, rememberedMs))
    .execute()
}
