import type { DailyRun, Database } from '../db/tables.ts'

/**
 * Takes the lease of a job that has not been done since `since` and that nobody is at: one conditional statement, so that
 * of several servers one gets it.
 */
export async function claim(
  db: Database,
  { name, worker, since, now, until }: { name: string; worker: string; since: string; now: string; until: string },
): Promise<boolean> {
  const claimed = await db
    .insertInto('daily_runs')
    .values({ name, finished_at: null, leased_until: until, leased_by: worker })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ leased_until: until, leased_by: worker })
        .where((row) =>
          row.and([
            row.or([row('daily_runs.finished_at', 'is', null), row('daily_runs.finished_at', '<', since)]),
            row.or([row('daily_runs.leased_until', 'is', null), row('daily_runs.leased_until', '<=', now)]),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Gives the lease back, with the time when the job is done, or without when it failed. */
export async function giveBack(db: Database, name: string, worker: string, finishedAt?: string): Promise<void> {
  await db
    .updateTable('daily_runs')
    .set({ leased_until: null, leased_by: null, ...(finishedAt && { finished_at: finishedAt }) })
    .where('name', '=', name)
    .where('leased_by', '=', worker)
    .execute()
}

export function listRuns(db: Database): Promise<DailyRun[]> {
  return db.selectFrom('daily_runs').selectAll().orderBy('name').execute()
}
