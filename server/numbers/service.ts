import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { swissDay } from '#content/swiss-time.ts'
import { type CountedAct, pageReport } from '#contract/page-report.ts'
import { localTime } from '#contract/zoned-time.ts'
import type { Database } from '../db/tables.ts'
import type { Logger } from '../log.ts'
import { logFailure } from '../log-rarely.ts'
import { type Outcome, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../requests/request-meta.ts'
import { createBounds } from './bounds.ts'
import { addBatch } from './store.ts'
import { type Batch, createTally, type Metric } from './tally.ts'
import { bucketOf } from './vitals.ts'

export type Numbers = ReturnType<typeof createNumbers>

/** A process that is killed loses the counts of this time at most. */
const writeEveryMs = 30_000

type NumbersParts = {
  db: Database
  log: Logger
  now?: () => Date
  /** Whether an address is one of a page; others are not counted. */
  isPage?: (path: string) => boolean
}

/**
 * Counts what happens on the site. Counts are added up in memory and written every half minute; of a visitor nothing is kept
 * (docs/privacy.md).
 */
export function createNumbers({ db, log, now = () => new Date(), isPage = () => true }: NumbersParts) {
  const tally = createTally()
  const visits = createVisits(now)
  const bounds = createBounds(now)
  /** Taken from the tally and not known to be written. */
  const waiting: Batch[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const count = (metric: Metric, subject?: string, value?: string, times?: number) =>
    tally.add(swissDay(now()), metric, subject, value, times)

  async function writeWaiting(): Promise<void> {
    const batch = tally.take()
    if (batch) waiting.push(batch)
    try {
      for (let next = waiting[0]; next; next = waiting[0]) {
        await addBatch(db, next, now())
        waiting.shift()
      }
    } catch (error) {
      // The same batches are tried again; those that were written after all are known by their ids.
      logFailure(log, error, 'counts not written')
    }
  }

  /** Writes what was counted since the last time. Never throws. */
  function write(): Promise<void> {
    writing ??= writeWaiting().finally(() => {
      writing = undefined
    })
    return writing
  }

  return {
    count,
    write,

    /** Counts a page that a visitor's browser named, if it is one. */
    countPageOf(metric: Metric, subject: string, path: unknown): void {
      if (typeof path !== 'string' || !isPage(path)) return
      if (subject === '') count(metric, path)
      else count(metric, subject, path)
    },

    /** What a page reports of itself (`contract/page-report.ts`). Bots, and networks that report far too often, are not counted. */
    countPage: async (input: unknown, meta: Meta): Promise<Outcome> => {
      const parsed = pageReport.safeParse(input)
      if (!parsed.success) return refuseInvalid(parsed.error, ['path'])
      const { path, device, view, acts = {}, vitals = {} } = parsed.data
      const userAgent = meta.userAgent ?? ''
      if (!isPage(path) || userAgent === '' || isbot(userAgent) || !bounds.mayReport(meta.address)) return { ok: true }
      if (view) {
        count('view', path)
        count('hour', localTime(now(), 'Europe/Zurich').slice(11, 13))
        if (visits.begins(meta.address, userAgent, view.from === 'own')) {
          count('visit', path)
          count('device', device)
          count('from', bounds.name('from', view.from === 'own' ? '' : view.from))
          for (const tag of ['source', 'medium', 'campaign'] as const) {
            const name = bounds.name(tag, view[tag] ?? '')
            if (name) count(tag, name)
          }
        }
      }
      for (const [act, times] of Object.entries(acts) as [CountedAct, number][]) countAct(act, path, times)
      for (const [name, value] of Object.entries(vitals) as ['lcp' | 'inp' | 'cls', number][]) {
        count(name, path, `${device} ${bucketOf(name, value)}`)
      }
      return { ok: true }
    },

    start(): void {
      timer = setInterval(write, writeEveryMs)
      timer.unref()
    },

    /** Writes what is left. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await writing
      await write()
    },
  }

  function countAct(act: CountedAct, path: string, times: number): void {
    const [metric, subject, value] = act.split(' ') as [Metric, string, string?]
    if (metric === 'tool') count('tool', path, 'used', times)
    else if (metric === 'touch') count('touch', subject, path, times)
    else count(metric, subject, value, times)
  }
}

/** More visits a day than that are counted as they come, without a memory of who was here. */
const mostRemembered = 500_000

/**
 * Tells whether a view begins a visit. A visitor is known for the rest of the day by a hash over network address and browser,
 * with a salt that lives in this process's memory until midnight and is written nowhere: nobody can tell afterwards who came.
 * Several servers do not share it. So that they add up all the same, a view that follows another page of the site never
 * begins a visit, whichever server answers; only who comes back on the same day through another server counts twice.
 */
function createVisits(now: () => Date) {
  let day = ''
  let salt = randomBytes(32)
  const seen = new Set<string>()

  return {
    begins(address: string, userAgent: string, follows: boolean): boolean {
      const today = swissDay(now())
      if (today !== day) {
        day = today
        salt = randomBytes(32)
        seen.clear()
      }
      const hash = createHash('sha256').update(salt).update(`${address}\n${userAgent}`).digest('base64url').slice(0, 16)
      const isKnown = seen.has(hash)
      if (seen.size < mostRemembered) seen.add(hash)
      return !isKnown && !follows
    },
  }
}
