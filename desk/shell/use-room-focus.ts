import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Whoever followed a link that has gone with its page goes on at the title of the next one. Where the focus is still somewhere, it
 * stays; and with the first picture, which is read from its top anyway.
 */
export function useRoomFocus(): void {
  const { key } = useLocation()
  const first = useRef(key)
  useLayoutEffect(() => {
    if (key === first.current || document.activeElement !== document.body) return
    const title = document.querySelector<HTMLElement>('main h1')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [key])
}
