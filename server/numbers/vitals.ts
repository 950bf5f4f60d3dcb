export const vitals = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof vitals)[number]

/** Of two neighbouring steps the larger one is a tenth more: finer than anybody feels. */
const step = 1.1

/**
 * Measurements are counted in steps, so that a percentile can be read from counts alone. LCP and INP (ms) in steps that grow by
 * a tenth, CLS in hundredths.
 */
export function bucketOf(vital: Vital, value: number): number {
  if (vital === 'cls') return Math.min(100, Math.round(value * 100))
  return value < 1 ? 0 : Math.round(Math.log(value) / Math.log(step))
}

function centreOf(vital: Vital, bucket: number): number {
  return vital === 'cls' ? bucket / 100 : Math.round(step ** bucket)
}

/**
 * The value that three of four readers stay within, as https://web.dev/articles/vitals judges pages.
 * @param buckets counts by step
 */
export function percentile75(vital: Vital, buckets: Map<number, number>): number | undefined {
  const total = [...buckets.values()].reduce((sum, count) => sum + count, 0)
  let within = 0
  for (const [bucket, count] of [...buckets].sort(([one], [other]) => one - other)) {
    within += count
    if (within >= total * 0.75) return centreOf(vital, bucket)
  }
  return undefined
}
