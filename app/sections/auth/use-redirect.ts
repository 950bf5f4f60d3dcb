import { useEffect, useState } from 'react'

/** Seconds until the redirect: time to read the page and to stop it. */
const delay = 5

/** Goes to `to` after five seconds unless it is stopped; tells the seconds that are left. */
export function useRedirect(to: string) {
  const [left, setLeft] = useState(delay)
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    if (stopped) return
    if (left === 0) {
      location.replace(to)
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, stopped, to])

  return { left, delay, stopped, stop: () => setStopped(true) }
}
