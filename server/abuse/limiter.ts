import { slackMs } from '../db/past.ts'
import type { RateLimit } from '../db/tables/running.ts'
import type { Database } from '../db/tables.ts'
import { countHits, createHitCounter } from './hit-counter.ts'
import { deleteEndedLimits } from './limit-rows.ts'
import { type LimitName, limitsTable } from './limits-table.ts'

export type Allowance = { ok: true } | { ok: false; retryAfterSeconds: number }

export type Limiter = {
  /**
   * Counts `weight` hits against a limit.
   * @param subject a keyed hash, never an address in the clear
   * @param on the transaction that the count belongs to: rolled back with it
   * @param max instead of the table's, where the operator sets it
   */
  take(
    limit: LimitName,
    subject: string,
    options?: { weight?: number; on?: Database; max?: number },
  ): Promise<Allowance>
}

const purgeEveryMs = 10 * 60_000
const rememberedRefusals = 10_000

/**
 * Fixed windows in the store, each counted within one statement, so that servers on one database share them without a race.
 * A refusal is remembered in memory until its window ends: a flood then costs no write.
 */
export function createLimiter(db: Database, now: () => Date): Limiter {
  const refusedUntil = new Map<string, number>()
  const count = createHitCounter(db, now)
  let purgedAt = 0

  return {
    take: async (limit, subject, { weight = 1, on = db, max = limitsTable[limit].max } = {}) => {
      const { windowSeconds } = limitsTable[limit]
      const time = now().getTime()
      const key = `${limit}:${subject}`
      const windowMs = windowSeconds * 1000
      const known = refusedUntil.get(key)
      // Later than any window ends, it was noted while the clock was wrong.
      if (known !== undefined && known > time && known <= time + windowMs + slackMs) return refusal(known, time)

      if (Math.abs(time - purgedAt) > purgeEveryMs) {
        purgedAt = time
        await deleteEndedLimits(on, new Date(time))
        for (const [old, until] of refusedUntil) if (until <= time) refusedUntil.delete(old)
      }

      const { hits, expires_at } =
        on === db
          ? await count(key, weight, windowMs)
          : ((await countHits(on, new Map([[key, weight]]), new Date(time), windowMs))[0] as RateLimit)
      if (hits <= max) return { ok: true }
      const until = Date.parse(expires_at)
      if (refusedUntil.size < rememberedRefusals) refusedUntil.set(key, until)
      return refusal(until, time)
    },
  }
}

function refusal(until: number, time: number): Allowance {
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((until - time) / 1000)) }
}
