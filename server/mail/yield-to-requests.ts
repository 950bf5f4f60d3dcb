import { performance } from 'node:perf_hooks'

/** From this share of the time on, between 0 and 1, a process counts as busy. */
const busyShare = 0.6
/** A process that has become idle is noticed after so long. */
const sliceMs = 25
const longestRestMs = 2_000

/** Starts to watch. @returns the share of the time since then, between 0 and 1, in which the process had something to do */
export type LoadWatch = () => () => number

const watchEventLoop: LoadWatch = () => {
  const start = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(start).utilization
}

/**
 * Lets whoever waits for an answer go before work that can wait. Call it when a piece of such work begins, and what it returns when it
 * is done: that waits while the process is busy, at most for two seconds.
 */
export function yieldToRequests(
  sleep: (ms: number) => Promise<unknown>,
  watch: LoadWatch = watchEventLoop,
): () => Promise<void> {
  const loadOfWork = watch()
  return async () => {
    let load = loadOfWork()
    for (let rested = 0; load >= busyShare && rested < longestRestMs; rested += sliceMs) {
      const loadOfSlice = watch()
      await sleep(sliceMs)
      load = loadOfSlice()
    }
  }
}
