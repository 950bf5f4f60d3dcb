import { useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { useKeys } from '../use-keys.ts'
import { useRoot } from '../use-root.ts'

/** A search reads everything that the site says: it waits until whoever types pauses, and is not done for each letter. */
const pauseMs = 200

/**
 * The search over every room, in the frame of all of them: `/` leads here at once, so that what is typed next is no key of a room. What
 * is found shows while it is typed.
 */
export function SearchAll() {
  const { words } = useRoot()
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.select() })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = asked
  }, [asked])
  return (
    <Form
      role="search"
      aria-label={words.search.title}
      action="/search"
      className="seek"
      onInput={({ currentTarget }) => {
        clearTimeout(pause.current)
        pause.current = setTimeout(() => {
          // Who went elsewhere meanwhile stays there.
          if (document.activeElement === field.current) submit(currentTarget, { replace: pathname === '/search' })
        }, pauseMs)
      }}
      onSubmit={() => clearTimeout(pause.current)}
    >
      <input
        ref={field}
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.search.title}
        placeholder={words.search.title}
        defaultValue={asked}
        onKeyDown={(event) => {
          const first = document.querySelector<HTMLAnchorElement>('.hits a.t')
          if (event.key !== 'ArrowDown' || !first) return
          event.preventDefault()
          first.focus()
        }}
      />
      <kbd className="only-wide">/</kbd>
    </Form>
  )
}
