import { Form, useLocation } from 'react-router'
import { useTypedSearch } from '../ui/use-typed-search.ts'
import { useKeys } from '../use-keys.ts'
import { useRoot } from '../use-root.ts'

/** The search over every room, in the frame of all of them: `/` leads here at once, so that what is typed next is no key of a room. */
export function SearchAll() {
  const { words } = useRoot()
  const { pathname, search } = useLocation()
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const { field, form } = useTypedSearch(asked)
  useKeys({ '/': () => field.current?.select() })
  return (
    <Form role="search" aria-label={words.search.title} action="/search" className="seek" {...form}>
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
