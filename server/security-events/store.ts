import type { Severity } from '#contract/severity.ts'
import { countChanged, rowCount } from '../db/count.ts'
import type { Page } from '../db/page.ts'
import type { SecurityEventRow } from '../db/tables/running.ts'
import type { Database } from '../db/tables.ts'

export async function addEvent(db: Database, event: SecurityEventRow): Promise<void> {
  await db.insertInto('security_events').values(event).execute()
}

/** Newest first. */
export function listEvents(db: Database, { limit, offset }: Page, severity?: Severity): Promise<SecurityEventRow[]> {
  return db
    .selectFrom('security_events')
    .selectAll()
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity as Severity))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countEvents(db: Database, severity?: Severity): Promise<number> {
  const { count } = await db
    .selectFrom('security_events')
    .select(rowCount.as('count'))
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity as Severity))
    .executeTakeFirstOrThrow()
  return count
}

export function countEventsSince(db: Database, since: string): Promise<{ severity: Severity; count: number }[]> {
  return db
    .selectFrom('security_events')
    .select(['severity', rowCount.as('count')])
    .where('created_at', '>=', since)
    .groupBy('severity')
    .execute()
}

export function deleteEvents(db: Database, happenedUntil: string): Promise<number> {
  return countChanged(db.deleteFrom('security_events').where('created_at', '<=', happenedUntil))
}
