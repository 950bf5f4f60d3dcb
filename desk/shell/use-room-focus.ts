import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFetchers, useLocation } from 'react-router'

/**
 * Whoever followed a link that has gone with its page goes on at the title of the next one, and whoever pressed a key that has gone with
 * what it did, at the bar that tells of it, or at the title. Where the focus is still somewhere, it stays; and with the first picture,
 * which is read from its top anyway.
 */
export function useRoomFocus(): void {
  const { key } = useLocation()
  const isBusy = useFetchers().length > 0
  const first = useRef(key)
  const pressed = useRef<Element>(null)
  useLayoutEffect(() => {
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
  useLayoutEffect(() => {
    if (isBusy) return
    const isGone = pressed.current?.isConnected === false
    pressed.current = null
    if (isGone && document.activeElement === document.body) focusOn('.undo.open [role=status], main h1')
  }, [isBusy])
}

/** The last one that there is. */
function focusOn(places: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(places)].at(-1)
  if (!found) return
  found.tabIndex = -1
  found.focus({ preventScroll: true })
}
