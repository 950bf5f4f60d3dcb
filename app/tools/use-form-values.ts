import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { linkedInput } from './input-link.ts'

type FormValues<Values> = {
  form: RefObject<HTMLFormElement | null>
  values: Values
  /** Takes over what stands in the form; the form's `onInput`. */
  read: () => void
  /** Writes into fields as if they had been typed. */
  write: (values: Partial<Values>) => void
}

/**
 * The texts in a form's fields by name. The fields keep their own values, so that what was typed before scripts ran is
 * taken over too. A field that is not shown keeps its last value.
 * @param name the form's name in addresses that fill it (input-link.ts); without one it has none
 */
export function useFormValues<Values extends Record<string, string>>(
  initial: Values,
  name?: string,
): FormValues<Values> {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)

  const read = useCallback(() => {
    if (!form.current) return
    const typed = Object.fromEntries(new FormData(form.current))
    setValues((last) => ({ ...last, ...typed }))
  }, [])

  const write = useCallback((wanted: Partial<Values>) => {
    for (const [name, value] of Object.entries(wanted)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLElement || field instanceof RadioNodeList) Object.assign(field, { value })
    }
    setValues((last) => ({ ...last, ...wanted }))
  }, [])

  const beginning = useRef(initial)
  const follow = useCallback(() => {
    const linked = name && linkedInput(location.hash, name, beginning.current)
    if (linked) write(linked)
    else read()
  }, [name, read, write])

  useEffect(() => {
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [follow])
  return { form, values, read, write }
}
