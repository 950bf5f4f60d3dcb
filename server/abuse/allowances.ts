/** What a subject may still do: so much at once, and so much more each second. Kept in memory, because a page costs less than a count in the store. */
export type Allowances = {
  /**
   * Takes one.
   * @param share how many times the allowance of others the subject has
   * @returns 0, or the seconds until there is another one
   */
  take(subject: string, share?: number): number
}

/** Beyond so many subjects all are forgotten: nobody who sends from as many networks is held up by this. */
const mostSubjects = 50_000

/**
 * A token bucket for each subject.
 * @param now milliseconds of a clock that never jumps
 */
export function createAllowances(
  { atOnce, perSecond }: { atOnce: number; perSecond: number },
  now: () => number = () => performance.now(),
): Allowances {
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    take(subject, share = 1) {
      const time = now()
      const { left: before, at } = buckets.get(subject) ?? { left: atOnce * share, at: time }
      const left = Math.min(atOnce * share, before + ((time - at) / 1000) * perSecond * share)
      if (left < 1) return Math.ceil((1 - left) / (perSecond * share))
      if (buckets.size >= mostSubjects) buckets.clear()
      buckets.set(subject, { left: left - 1, at: time })
      return 0
    },
  }
}
