import { type RefObject, useEffect } from 'react'

/** Leads the focus to the field in which something is wrong, once for each answer. */
export function useRefusedFocus(form: RefObject<HTMLFormElement | null>, refused: { place?: string } | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same form all the time
  useEffect(() => {
    if (refused?.place) form.current?.querySelector<HTMLElement>(`[name=${refused.place}]`)?.focus()
  }, [refused])
}
