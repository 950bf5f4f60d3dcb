import { dayAfter, swissDay } from '#content/swiss-time.ts'
import { dayMs } from '#contract/milliseconds.ts'
import type { ServiceContext } from '../context.ts'
import { rowCount } from '../db/count.ts'
import { countsBetween } from './store.ts'
import { type Summary, summarise } from './summary.ts'

/** Enquiries are compared with those of so many days. */
const comparedDays = 56
/** Fewer say nothing about how often somebody writes. */
const fewestEnquiries = 8
/** Chance makes a gap of five times the usual one less than once in a hundred (a Poisson process: e⁻⁵). */
const unusualGap = 5
const shortestGapDays = 3

const lookedAtDays = 7
/** A page is slow when three of four readers do not see its main part within this time (https://web.dev/articles/lcp: poor). */
const slowLcpMs = 4_000
/** Of fewer readers a percentile says nothing. */
const fewestReaders = 30

/** What the counts say about trouble. Each is 0 when all is well. */
export function createNumbersAlarms({ db, now }: Pick<ServiceContext, 'db' | 'now'>) {
  async function lastDays(): Promise<Summary> {
    const to = swissDay(now())
    const from = dayAfter(to, 1 - lookedAtDays)
    return summarise(await countsBetween(db, from, to), [], { from, to })
  }

  return {
    /** Days since the last enquiry, where so long a silence is unusual. */
    silentDays: async (): Promise<number> => {
      const since = new Date(now().getTime() - comparedDays * dayMs).toISOString()
      const { received, last } = await db
        .selectFrom('contact_messages')
        .select(({ fn }) => [rowCount.as('received'), fn.max<string | null>('created_at').as('last')])
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow()
      if (last === null || received < fewestEnquiries) return 0
      const silent = (now().getTime() - Date.parse(last)) / dayMs
      const usual = comparedDays / received
      return silent >= Math.max(shortestGapDays, unusualGap * usual) ? Math.floor(silent) : 0
    },

    /** How often a form was begun that nobody sent in a week; of several the worst. */
    unsentForms: async (): Promise<number> => {
      const { forms } = await lastDays()
      return Math.max(0, ...forms.map(({ begun, sent }) => (sent === 0 ? begun : 0)))
    },

    /** Pages that were slow for their readers of the last week. */
    slowPages: async (): Promise<number> => {
      const { speed } = await lastDays()
      return speed.filter(({ readers, lcp = 0 }) => readers >= fewestReaders && lcp > slowLcpMs).length
    },
  }
}
