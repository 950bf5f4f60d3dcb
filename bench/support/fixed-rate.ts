/** Milliseconds of each answered request, sorted, and how many failed. */
export type Latencies = { sorted: number[]; errors: number }

/**
 * Sends so many requests a second for so many seconds, each at its own moment, whether the ones before have been answered
 * or not. A latency counts from the moment that the plan names: a server that stalls cannot make the generator wait with it
 * and so hide what visitors would have waited (coordinated omission).
 * @param send one request by its number; rejects when it failed
 */
export async function atFixedRate(
  perSecond: number,
  seconds: number,
  send: (number: number) => Promise<void>,
): Promise<Latencies> {
  const count = perSecond * seconds
  const sorted: number[] = []
  let errors = 0
  const start = performance.now() + 50
  const under: Promise<void>[] = []
  for (let number = 0; number < count; ) {
    const now = performance.now()
    for (; number < count && start + (number / perSecond) * 1000 <= now; number++) {
      const planned = start + (number / perSecond) * 1000
      const answered = () => void sorted.push(performance.now() - planned)
      under.push(send(number).then(answered, () => void errors++))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(under)
  return { sorted: sorted.sort((left, right) => left - right), errors }
}

/** So many at a time, each sending again as soon as it is answered. @returns answers a second, and how many failed. */
export async function asFastAsPossible(
  lanes: number,
  seconds: number,
  send: (number: number) => Promise<void>,
): Promise<{ perSecond: number; errors: number }> {
  const started = performance.now()
  let next = 0
  let answered = 0
  let errors = 0
  const lane = async () => {
    while (performance.now() - started < seconds * 1000) {
      await send(next++).then(
        () => answered++,
        () => errors++,
      )
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { perSecond: answered / ((performance.now() - started) / 1000), errors }
}

export function percentile({ sorted }: Latencies, percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
