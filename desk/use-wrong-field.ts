import { type RefObject, useEffect } from 'react'

/**
 * Leads the focus to the field in which something is wrong, once for each answer.
 * @param frame the form, or what holds its fields
 * @param place the field's name
 */
export function useWrongField(frame: RefObject<HTMLElement | null>, place: string | undefined, answer: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same form all the time
  useEffect(() => {
    if (place) frame.current?.querySelector<HTMLElement>(`[name=${place}]`)?.focus()
  }, [answer])
}
