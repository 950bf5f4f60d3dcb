import type { PageReport } from '#contract/page-report.ts'

type Vitals = NonNullable<PageReport['vitals']>
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Interaction = PerformanceEntry & { interactionId: number }

/** A window of layout shifts ends after this pause, and after this time in all (https://web.dev/articles/cls). */
const pauseMs = 1_000
const windowMs = 5_000
/** Of so many interactions the slowest is left out, because one in fifty may be an accident (https://web.dev/articles/inp). */
const oneIn = 50

/**
 * Measures how fast this page was for its reader, by the definitions of Core Web Vitals. The library of that name weighs more
 * than all counting may; a test compares the two.
 * @returns reads what was measured so far. What this browser cannot measure is missing.
 */
export function readVitals(): () => Vitals {
  let lcp: number | undefined
  // Where shifts are not told, none is no measure.
  let cls = PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? 0 : undefined
  let shifts = { value: 0, from: 0, until: 0 }
  const interactions = new Map<number, number>()
  const shownAt = (performance.getEntriesByType('navigation')[0] as { activationStart?: number })?.activationStart ?? 0

  const flushes = [
    observe('largest-contentful-paint', (entry) => {
      lcp = Math.max(0, entry.startTime - shownAt)
    }),
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput, startTime } = entry as Shift
      if (hadRecentInput) return
      const isSameWindow = startTime - shifts.until < pauseMs && startTime - shifts.from < windowMs
      shifts = isSameWindow
        ? { ...shifts, value: shifts.value + value, until: startTime }
        : { value, from: startTime, until: startTime }
      cls = Math.max(cls ?? 0, shifts.value)
    }),
    observe('event', takeInteraction),
    // Tells of the first one however short it was.
    observe('first-input', takeInteraction),
  ]
  function takeInteraction(entry: PerformanceEntry): void {
    const { interactionId, duration } = entry as Interaction
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }

  return () => {
    for (const flush of flushes) flush()
    const slowest = [...interactions.values()].sort((one, other) => other - one)
    const inp = slowest[Math.min(slowest.length - 1, Math.floor(interactionCount() / oneIn))]
    return {
      ...(lcp !== undefined && {
        lcp: Math.round(lcp),
        ...(cls !== undefined && { cls: Math.round(cls * 1000) / 1000 }),
      }),
      ...(inp !== undefined && { inp }),
    }
  }
}

/** Short ones are not told one by one, but counted by browsers that can. */
function interactionCount(): number {
  return (performance as { interactionCount?: number }).interactionCount ?? 0
}

/** @returns reads at once what the browser has not yet handed over */
function observe(type: string, take: (entry: PerformanceEntry) => void): () => void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    // durationThreshold: as short as a browser tells.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    return () => observer.takeRecords().forEach(take)
  } catch {
    return () => {}
  }
}
