import { useEffect, useState } from 'react'

/** How long the typing rests before a screen reader hears about it: what changes with every letter is noise. */
const restTime = 600

/** A text for a live region, which follows only once it has stayed the same for a moment. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), restTime)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
