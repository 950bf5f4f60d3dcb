import { slackMs } from '../db/past.ts'
import type { Database } from '../db/tables.ts'
import { type Counted, countHits, createHitCounter } from './hit-counter.ts'
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
  /**
   * Counts one hit against each of several limits, up to the one that refuses.
   * @param on the transaction that the counts belong to
   * @returns whether none refused
   */
  takeEach(limits: readonly LimitName[], subject: string, on: Database): Promise<boolean>
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

  /** What this process remembers of a key's window. */
  function remembered(key: string, windowMs: number, time: number): Allowance | undefined {
    const until = refusedUntil.get(key)
    // Later than any window ends, it was noted while the clock was wrong.
    return until !== undefined && until > time && until <= time + windowMs + slackMs ? refusal(until, time) : undefined
  }

  function judged(key: string, { hits, expires_at }: Counted, max: number, time: number): Allowance {
    if (hits <= max) return { ok: true }
    const until = Date.parse(expires_at)
    if (refusedUntil.size < rememberedRefusals) refusedUntil.set(key, until)
    return refusal(until, time)
  }

  async function purge(on: Database, time: number): Promise<void> {
    if (Math.abs(time - purgedAt) <= purgeEveryMs) return
    purgedAt = time
    await deleteEndedLimits(on, new Date(time))
    for (const [old, until] of refusedUntil) if (until <= time) refusedUntil.delete(old)
  }

  async function countOn(on: Database, keys: string[], weight: number, windowMs: number, time: number) {
    const windows = await countHits(on, new Map(keys.map((key) => [key, weight])), new Date(time), windowMs)
    return new Map(windows.map((window) => [window.key, window]))
  }

  return {
    take: async (limit, subject, { weight = 1, on = db, max = limitsTable[limit].max } = {}) => {
      const time = now().getTime()
      const key = keyOf(limit, subject)
      const windowMs = windowOf(limit)
      const known = remembered(key, windowMs, time)
      if (known) return known
      await purge(on, time)
      const counted =
        on === db
          ? await count(key, weight, windowMs)
          : ((await countOn(on, [key], weight, windowMs, time)).get(key) as Counted)
      return judged(key, counted, max, time)
    },

    takeEach: async (limits, subject, on) => {
      const time = now().getTime()
      await purge(on, time)
      // Windows of one length are counted in one statement.
      for (const [windowMs, names] of Map.groupBy(limits, windowOf)) {
        const known = names.findIndex((name) => remembered(keyOf(name, subject), windowMs, time))
        const asked = known === -1 ? names : names.slice(0, known)
        const keys = asked.map((name) => keyOf(name, subject))
        const windows = keys.length > 0 ? await countOn(on, keys, 1, windowMs, time) : new Map<string, Counted>()
        const isRefused = (name: LimitName, place: number) => {
          const key = keys[place] as string
          return !judged(key, windows.get(key) as Counted, limitsTable[name].max, time).ok
        }
        const refusing = asked.findIndex(isRefused)
        const uncounted = refusing === -1 ? [] : keys.slice(refusing + 1)
        if (uncounted.length > 0) await countOn(on, uncounted, -1, windowMs, time)
        if (refusing !== -1 || known !== -1) return false
      }
      return true
    },
  }
}

function keyOf(limit: LimitName, subject: string): string {
  return `${limit}:${subject}`
}

function windowOf(limit: LimitName): number {
  return limitsTable[limit].windowSeconds * 1000
}

function refusal(until: number, time: number): Allowance {
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((until - time) / 1000)) }
}
