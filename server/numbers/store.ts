import { sql } from 'kysely'
import { countChanged, hasChanged } from '../db/count.ts'
import type { DailyCount, DayNote } from '../db/tables/numbers.ts'
import type { Database } from '../db/tables.ts'
import type { Batch } from './tally.ts'

/** Five values a row: below what either store takes in one statement. */
const rowsAtATime = 500

/** Adds a batch to what is there. A batch that is there already changes nothing. */
export async function addBatch(db: Database, { id, counts }: Batch, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('count_batches')
      .values({ id, written_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .$call(hasChanged)
    if (!added) return
    for (let first = 0; first < counts.length; first += rowsAtATime) {
      await trx
        .insertInto('daily_counts')
        .values(counts.slice(first, first + rowsAtATime))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'metric', 'subject', 'value'])
            .doUpdateSet({ count: sql<number>`daily_counts.count + excluded.count` }),
        )
        .execute()
    }
  })
}

/** @param from first day, `2026-11-01` */
export function countsBetween(db: Database, from: string, to: string): Promise<DailyCount[]> {
  return db.selectFrom('daily_counts').selectAll().where('day', '>=', from).where('day', '<=', to).execute()
}

/** The first day that is counted, if any. */
export async function firstDay(db: Database): Promise<string | undefined> {
  const { day } = await db
    .selectFrom('daily_counts')
    .select((count) => count.fn.min('day').as('day'))
    .executeTakeFirstOrThrow()
  return day ?? undefined
}

export function notesBetween(db: Database, from: string, to: string): Promise<DayNote[]> {
  return db
    .selectFrom('day_notes')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('created_at')
    .execute()
}

export async function addNote(db: Database, note: DayNote): Promise<void> {
  await db.insertInto('day_notes').values(note).execute()
}

/** @param id whole, or its beginning; letters, digits and hyphens */
export function deleteNote(db: Database, id: string): Promise<number> {
  return countChanged(db.deleteFrom('day_notes').where('id', 'like', `${id}%`))
}

/** @param before a day; what is older goes */
export async function deleteOldCounts(db: Database, before: string): Promise<number> {
  await db.deleteFrom('day_notes').where('day', '<', before).execute()
  // A batch is written again within minutes, or never.
  await db.deleteFrom('count_batches').where('written_at', '<', before).execute()
  return countChanged(db.deleteFrom('daily_counts').where('day', '<', before))
}
