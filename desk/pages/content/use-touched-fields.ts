import { useCallback, useEffect, useState } from 'react'
import { fieldOfElement } from './field-places.ts'

/** The fields that somebody was in and left, by their places. */
export function useTouchedFields() {
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set())
  const touch = useCallback((places: readonly string[]) => {
    setTouched((before) => (places.every((place) => before.has(place)) ? before : new Set([...before, ...places])))
  }, [])
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      const place = target instanceof Element && fieldOfElement(target)
      if (place) touch([place])
    }
    document.addEventListener('focusout', hear)
    return () => document.removeEventListener('focusout', hear)
  }, [touch])
  return { touched, touch }
}
