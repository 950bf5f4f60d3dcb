import { useSyncExternalStore } from 'react'

const minute = 60_000

function everyMinute(notify: () => void) {
  const timer = setInterval(notify, minute)
  return () => clearInterval(timer)
}

/**
 * The time, to the minute, as milliseconds of the epoch. The prerendered page and its hydration use `builtAt`; after that
 * the browser's clock counts, so that a page built before a date tells the truth after it.
 */
export function useNow(builtAt: number): number {
  const now = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => Math.floor(builtAt / minute),
  )
  return now * minute
}
