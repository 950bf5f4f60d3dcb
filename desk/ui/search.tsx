import { Form } from 'react-router'
import { useTypedSearch } from './use-typed-search.ts'

type SearchProps = {
  words: { search: string; searchHint: string }
  /** What the list is searched for now. */
  value: string
  action?: string
  /** What else the address says of the list. */
  kept?: Record<string, string | undefined>
  look?: string
}

/** The search of a list, `?q=…`, which shows what is found while one types. */
export function Search({ words, value, action, kept = {}, look = 'filters' }: SearchProps) {
  const { field, form } = useTypedSearch(value)
  return (
    <Form className={look} role="search" {...(action && { action })} {...form}>
      {Object.entries(kept).map(
        ([name, given]) => given && <input key={name} type="hidden" name={name} value={given} />,
      )}
      <p className="field">
        <label className="visually-hidden" htmlFor="q">
          {words.search}
        </label>
        <input id="q" ref={field} name="q" type="search" defaultValue={value} placeholder={words.searchHint} />
      </p>
    </Form>
  )
}
