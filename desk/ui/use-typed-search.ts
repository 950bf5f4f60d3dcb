import { type FormEvent, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/** A search reads everything that it goes over: it waits until whoever types pauses, and is not done for each letter. */
const pauseMs = 200

/**
 * A search that shows what it finds while it is typed: for its form and its field.
 * @param asked what the page is searched for now
 */
export function useTypedSearch(asked: string) {
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address may have come to say something else; a field that is typed in keeps what was typed.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = asked
  }, [asked])
  return {
    field,
    form: {
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        clearTimeout(pause.current)
        pause.current = setTimeout(() => {
          // Who went elsewhere meanwhile stays there.
          if (document.activeElement === field.current) submit(currentTarget, { replace: asked !== '' })
        }, pauseMs)
      },
      onSubmit: () => clearTimeout(pause.current),
    },
  }
}
