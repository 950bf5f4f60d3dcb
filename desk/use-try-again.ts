import { useEffect, useRef } from 'react'

const tryAgainMs = 5000

/** Tries something again while it is wanted: after some seconds, and at once when the line is back. */
export function useTryAgain(isWanted: boolean, again: () => void): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    if (!isWanted) return
    const now = () => latest.current()
    const timer = setTimeout(now, tryAgainMs)
    addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [isWanted])
}
