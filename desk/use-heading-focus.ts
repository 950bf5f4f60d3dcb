import { useLayoutEffect } from 'react'

/**
 * Gives the heading of what has opened the focus, with its picture. Not where somebody is in it already, who may have begun to write
 * before scripts took over: outside of a field, letters are keys that act.
 * @param place a selector of what has opened
 */
export function useHeadingFocus(place: string): void {
  useLayoutEffect(() => {
    const opened = document.querySelector(place)
    if (!opened?.contains(document.activeElement)) {
      opened?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
  }, [place])
}
