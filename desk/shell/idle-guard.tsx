import { useEffect } from 'react'

const touches = ['pointerdown', 'keydown', 'input', 'wheel'] as const
const tellEveryMs = 60_000

/**
 * Closes the desk after so many minutes without a touch: the page is replaced by the sign-in, so that nothing of it stays to be
 * read. Touches that send no request (reading, typing) are told to the server once a minute.
 */
export function IdleGuard({ minutes }: { minutes: number }) {
  useEffect(() => {
    const limit = minutes * 60_000
    let touchedAt = Date.now()
    let toldAt = Date.now()
    const touched = () => {
      const now = Date.now()
      if (now - touchedAt > limit) return close()
      touchedAt = now
      if (now - toldAt < tellEveryMs) return
      toldAt = now
      fetch('/desk/touch', { method: 'GET' }).then(
        (response) => response.redirected && close(),
        () => {},
      )
    }
    // A laptop that slept wakes up late: the clock is asked, not a single long timer.
    const timer = setInterval(() => Date.now() - touchedAt > limit && close(), 5_000)
    for (const name of touches) addEventListener(name, touched, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of touches) removeEventListener(name, touched)
    }
  }, [minutes])
  return null
}

function close(): void {
  const to = location.pathname + location.search
  location.replace(`/desk/sign-in?closed=1&to=${encodeURIComponent(to)}`)
}
