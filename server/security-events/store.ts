import type { Severity } from '#contract/severity.ts'
import { rowCount } from '../db/count.ts'
import { type Page, pageOf } from '../db/page.ts'
import type { SecurityEventRow } from '../db/tables/running.ts'
import type { Database } from '../db/tables.ts'

export async function addEvent(db: Database, event: SecurityEventRow): Promise<void> {
  await db.insertInto('security_events').values(event).execute()
}

/** Newest first. */
export function pageOfEvents(db: Database, page: Page, severity?: Severity) {
  const events = db
    .selectFrom('security_events')
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity as Severity))
  return pageOf(events, events.selectAll().orderBy('created_at', 'desc').orderBy('id'), page)
}

export function countEventsSince(db: Database, since: string): Promise<{ severity: Severity; count: number }[]> {
  return db
    .selectFrom('security_events')
    .select(['severity', rowCount.as('count')])
    .where('created_at', '>=', since)
    .groupBy('severity')
    .execute()
}
