import { sql } from 'kysely'
import { hasCome } from '../db/past.ts'
import type { RateLimit } from '../db/tables/running.ts'
import type { Database } from '../db/tables.ts'
import { unsynced } from '../db/unsynced.ts'

/** Of a key's window: all hits counted so far, and when it ends. */
export type Counted = Pick<RateLimit, 'hits' | 'expires_at'>

/** Counts hits and answers how many there are by then, these included. */
export type HitCounter = (key: string, weight: number, windowMs: number) => Promise<Counted>

type Waiting = { key: string; weight: number } & Pick<PromiseWithResolvers<Counted>, 'resolve' | 'reject'>

const mostAtOnce = 200

/**
 * Counts what comes while a count is under way in one statement after it: the busier the site, the fewer statements a hit costs,
 * and the shorter servers wait for each other at a window that counts everybody's hits.
 */
export function createHitCounter(db: Database, now: () => Date): HitCounter {
  /** By the length of the windows, which is one for a statement. */
  const queues = new Map<number, Waiting[]>()

  async function work(queue: Waiting[], windowMs: number): Promise<void> {
    // Those of one request come in the same moment.
    await Promise.resolve()
    for (let batch = queue.slice(0, mostAtOnce); batch.length > 0; batch = queue.slice(0, mostAtOnce)) {
      try {
        const windows = await unsynced(db, (on) => countHits(on, totalsOf(batch), now(), windowMs))
        const left = new Map(windows.map(({ key, ...counted }) => [key, counted]))
        // The last one of a key has all its hits before it.
        for (const { key, weight, resolve } of batch.toReversed()) {
          const { hits, expires_at } = left.get(key) as Counted
          resolve({ hits, expires_at })
          left.set(key, { hits: hits - weight, expires_at })
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      queue.splice(0, batch.length)
    }
    queues.delete(windowMs)
  }

  return (key, weight, windowMs) => {
    const { promise, resolve, reject } = Promise.withResolvers<Counted>()
    const running = queues.get(windowMs)
    const queue = running ?? []
    queue.push({ key, weight, resolve, reject })
    if (!running) {
      queues.set(windowMs, queue)
      void work(queue, windowMs)
    }
    return promise
  }
}

function totalsOf(hits: Pick<Waiting, 'key' | 'weight'>[]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const { key, weight } of hits) totals.set(key, (totals.get(key) ?? 0) + weight)
  return totals
}

/**
 * Adds to the running windows, and starts new ones where the old have ended.
 * @param totals hits by key
 * @returns each key's window
 */
export function countHits(
  db: Database,
  totals: ReadonlyMap<string, number>,
  now: Date,
  windowMs: number,
): Promise<RateLimit[]> {
  const ended = hasCome('rate_limits.expires_at', now, windowMs)
  const expires_at = new Date(now.getTime() + windowMs).toISOString()
  // In one order everywhere, or two servers would wait for each other's rows for ever.
  const keys = [...totals.keys()].sort()
  return db
    .insertInto('rate_limits')
    .values(keys.map((key) => ({ key, hits: totals.get(key) ?? 0, expires_at })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${ended} then excluded.hits else rate_limits.hits + excluded.hits end`,
        expires_at: sql<string>`case when ${ended} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['key', 'hits', 'expires_at'])
    .execute()
}
