import { randomUUID } from 'node:crypto'
import type { Database } from '../db/tables.ts'
import type { Logger } from '../log.ts'
import { logFailure } from '../log-rarely.ts'
import { createWatch, type Watch } from '../watch.ts'
import { claim, giveBack } from './store.ts'

/** `check`: does what is due now. Never throws: a failure is logged and tried again at the next look. */
export type DailyJobs = Watch & { check(): Promise<void> }

/** What a job is told of its run. */
export type DailyRunContext = {
  /** When it was last done, ISO 8601. */
  previous: string | null
  /**
   * Notes the run as done in the job's own transaction, for a job that must not be done twice even when the server dies right
   * after. Throws when another server has taken over, so that the transaction rolls back.
   */
  finish(trx: Database): Promise<void>
}

/** Answers with figures for the log, never with a person's data. */
type DailyJob = (run: DailyRunContext) => Promise<object>

type DailyJobsParts = {
  db: Database
  log: Logger
  jobs: Record<string, DailyJob>
  now?: () => Date
  checkEveryMs?: number
}

/** A server that dies at work leaves its lease to run out; then another takes over. */
const leaseMs = 30 * 60_000

/**
 * Jobs done once a day (UTC, so soon after one or two in the Swiss night), however many servers share the store: each
 * looks, one gets the lease.
 */
export function createDailyJobs({
  db,
  log,
  jobs,
  now = () => new Date(),
  checkEveryMs = 10 * 60_000,
}: DailyJobsParts): DailyJobs {
  const worker = randomUUID()

  async function runIfDue(name: string, job: DailyJob): Promise<void> {
    const time = now()
    const today = new Date(`${time.toISOString().slice(0, 10)}T00:00:00.000Z`)
    const until = new Date(time.getTime() + leaseMs)
    const claimed = await claim(db, { name, worker, since: today, now: time, until })
    if (!claimed) return
    const finish = async (trx: Database) => {
      if (!(await giveBack(trx, name, worker, now().toISOString()))) throw new Error('another server has taken over')
    }
    try {
      const summary = await job({ ...claimed, finish })
      await giveBack(db, name, worker, now().toISOString())
      log.info({ job: name, ...summary }, 'daily job done')
    } catch (error) {
      await giveBack(db, name, worker).catch(() => {})
      throw error
    }
  }

  async function check(): Promise<void> {
    for (const [name, job] of Object.entries(jobs)) {
      await runIfDue(name, job).catch((error) => {
        logFailure(log, error, 'daily job failed', { job: name })
      })
    }
  }

  return { ...createWatch(check, checkEveryMs), check }
}
