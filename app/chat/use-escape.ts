import { useEffect, useEffectEvent } from 'react'

/** Escape closes the panel from wherever the focus is: beside the page it may cover what has it. */
export function useEscape(close: () => void): void {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    event.preventDefault()
    close()
  })
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
}
