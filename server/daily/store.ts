import { hasChanged } from '../db/count.ts'
import { hasCome, slackMs } from '../db/past.ts'
import type { DailyRun } from '../db/tables/running.ts'
import type { Database } from '../db/tables.ts'

/**
 * Takes the lease of a job that has not been done since `since` and that nobody is at: one conditional statement, so that
 * of several servers one gets it.
 * @returns when the job was last done (null: never, or at a time that has not come yet), or undefined when there is nothing to
 * do here.
 */
export async function claim(
  db: Database,
  { name, worker, since, now, until }: { name: string; worker: string; since: Date; now: Date; until: Date },
): Promise<{ previous: string | null } | undefined> {
  const claimed = await db
    .insertInto('daily_runs')
    .values({ name, finished_at: null, leased_until: until.toISOString(), leased_by: worker })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ leased_until: until.toISOString(), leased_by: worker })
        .where((row) =>
          row.and([
            row.or([
              row('daily_runs.finished_at', 'is', null),
              row('daily_runs.finished_at', '<', since.toISOString()),
              // Done tomorrow or later: by a clock that was wrong.
              row('daily_runs.finished_at', '>', new Date(now.getTime() + slackMs).toISOString()),
            ]),
            row.or([
              row('daily_runs.leased_until', 'is', null),
              hasCome('daily_runs.leased_until', now, until.getTime() - now.getTime()),
            ]),
          ]),
        ),
    )
    .returning('finished_at')
    .executeTakeFirst()
  if (!claimed) return undefined
  const { finished_at } = claimed
  return { previous: finished_at !== null && finished_at <= now.toISOString() ? finished_at : null }
}

/**
 * Gives the lease back, with the time when the job is done, or without when it failed.
 * @returns false when the lease was not this worker's any more.
 */
export async function giveBack(db: Database, name: string, worker: string, finishedAt?: string): Promise<boolean> {
  return db
    .updateTable('daily_runs')
    .set({ leased_until: null, leased_by: null, ...(finishedAt && { finished_at: finishedAt }) })
    .where('name', '=', name)
    .where('leased_by', '=', worker)
    .$call(hasChanged)
}

export function listRuns(db: Database): Promise<DailyRun[]> {
  return db.selectFrom('daily_runs').selectAll().orderBy('name').execute()
}
