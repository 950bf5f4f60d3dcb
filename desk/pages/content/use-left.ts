import { useCallback, useEffect, useState } from 'react'
import { fieldOfElement } from './field-places.ts'

/** The fields that somebody was in and left, by their places. */
export function useLeft() {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set())
  const leave = useCallback((places: readonly string[]) => {
    setLeft((before) => (places.every((place) => before.has(place)) ? before : new Set([...before, ...places])))
  }, [])
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      const place = target instanceof Element && fieldOfElement(target)
      if (place) leave([place])
    }
    document.addEventListener('focusout', hear)
    return () => document.removeEventListener('focusout', hear)
  }, [leave])
  return { left, leave }
}
