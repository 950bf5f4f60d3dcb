import { useLayoutEffect } from 'react'

/**
 * Gives the heading of what has opened the focus, with its picture, or the field that it was opened to fill. Not where somebody is in it
 * already, who may have begun to write before scripts took over: outside of a field, letters are keys that act.
 * @param place a selector of what has opened
 * @param part of what in it; empty: of nothing
 * @param shown tells one opening from another of the same page
 */
export function useOpenedFocus(place: string, part = 'h1', shown?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useLayoutEffect(() => {
    const opened = document.querySelector(place)
    if (part && !opened?.contains(document.activeElement)) {
      opened?.querySelector<HTMLElement>(part)?.focus({ preventScroll: true })
    }
  }, [place, part, shown])
}
