/** A lease as it stands in the store. Its worker changes `leased_until` again and again while it lives. */
export type HeldLease = { id: string; leased_by: string; leased_until: string }

/**
 * Tells leases of dead workers from those of living ones by watching whether they change, by one's own stopwatch. Not by
 * comparing times of day: servers' clocks differ, and a clock may be set.
 * @param lifeSign how often one looks, and after which silence a worker is dead
 * @param clock milliseconds that only ever grow
 */
export function createLeaseWatch(
  { everyMs, deadAfterMs }: { everyMs: number; deadAfterMs: number },
  clock: () => number = () => performance.now(),
): {
  /** @param held leases of all other workers. @returns those of dead ones. */
  look(held: HeldLease[]): HeldLease[]
} {
  let seen = new Map<string, { lease: string; since: number }>()
  let lookedAt = Number.NEGATIVE_INFINITY
  return {
    look: (held) => {
      const now = clock()
      // Who could not look for a while has seen no silence: the store was away from the others, too.
      const wasBlind = now - lookedAt > 2.5 * everyMs
      lookedAt = now
      const before = seen
      seen = new Map()
      return held.filter(({ id, leased_by, leased_until }) => {
        const lease = `${leased_by} ${leased_until}`
        const known = before.get(id)
        const since = known?.lease === lease && !wasBlind ? known.since : now
        seen.set(id, { lease, since })
        return now - since >= deadAfterMs
      })
    },
  }
}
