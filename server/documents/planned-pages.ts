import type { ScheduleState } from '../db/tables/documents.ts'
import type { Database } from '../db/tables.ts'
import { pageOfDocument } from './change.ts'
import { documentsIn } from './schedule.ts'

/** Pages of articles that publications at a time bring, by their German paths, with that time: the later of both languages. */
export async function plannedPages(db: Database, states: ScheduleState[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('scheduled_publications')
    .select(['changes', 'publish_at'])
    .where('state', 'in', states)
    .orderBy('publish_at')
    .execute()
  return new Map(
    rows.flatMap((row) =>
      documentsIn(row).flatMap((id) => {
        const page = pageOfDocument(id.replace(/^en\//, 'de/'))
        return page === undefined ? [] : [[page, row.publish_at] as const]
      }),
    ),
  )
}
