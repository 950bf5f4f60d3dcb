import { useEffect, useState } from 'react'

/** Counts down from `count` seconds, anew with each `start`; 0 while there is no start. */
export function useSeconds(count: number, start: number | undefined): number {
  const [left, setLeft] = useState(start === undefined ? 0 : count)
  useEffect(() => {
    if (start === undefined) return setLeft(0)
    setLeft(count)
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [count, start])
  return left
}
