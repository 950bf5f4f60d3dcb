import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsSending } from '../use-fetcher.ts'

/**
 * Whoever followed a link that has gone with its page goes on at the title of the next one, and whoever pressed a key that has gone with
 * what it did, at the bar that tells of it, or at the title. Where the focus is still somewhere, it stays; and with the first picture,
 * which is read from its top anyway.
 * @param told when the newest was done that the bar tells of, in milliseconds since 1970
 */
export function useRoomFocus(told: number | undefined): void {
  const { key } = useLocation()
  const isBusy = useIsSending()
  const first = useRef(key)
  const pressed = useRef<Element>(null)
  const [timesGone, setTimesGone] = useState(0)
  useLayoutEffect(() => {
    pressed.current = null
    if (key !== first.current && document.activeElement === document.body) focusOn('main h1')
  }, [key])
  useEffect(() => {
    // Before anything hears of it: what was pressed may go at once.
    const sent = () => {
      pressed.current = document.activeElement
    }
    addEventListener('submit', sent, true)
    return () => removeEventListener('submit', sent, true)
  }, [])
  // A busy machine draws several states at once: that something is sent may never be seen, nor its answer before it is over. So the focus
  // moves with the picture after, in which the bar knows what the room has heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
  useEffect(() => {
    if (isBusy) return
    // What goes with its own act may go a moment later.
    const timer = setTimeout(() => {
      if (pressed.current?.isConnected !== false) return
      pressed.current = null
      setTimesGone((times) => times + 1)
    })
    return () => clearTimeout(timer)
  }, [isBusy, told])
  useLayoutEffect(() => {
    if (timesGone > 0 && document.activeElement === document.body) focusOn('.undo.open [role=status], main h1')
  }, [timesGone])
}

/** The last one that there is. */
function focusOn(places: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(places)].at(-1)
  if (!found) return
  found.tabIndex = -1
  found.focus({ preventScroll: true })
}
