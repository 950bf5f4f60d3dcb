import { Form } from 'react-router'

type SearchProps = {
  words: { search: string; searchHint: string }
  /** What the list is searched for now. */
  value: string
  action?: string
  /** What else the address says of the list. */
  kept?: Record<string, string | undefined>
  look?: string
}

/** The search of a list, `?q=…`. */
export function Search({ words, value, action, kept = {}, look = 'filters' }: SearchProps) {
  return (
    <Form className={look} role="search" {...(action && { action })}>
      {Object.entries(kept).map(
        ([name, given]) => given && <input key={name} type="hidden" name={name} value={given} />,
      )}
      <p className="field">
        <label className="visually-hidden" htmlFor="q">
          {words.search}
        </label>
        {/* Made anew when the address says something else: a field that was typed in keeps what was typed. */}
        <input id="q" key={value} name="q" type="search" defaultValue={value} placeholder={words.searchHint} />
      </p>
    </Form>
  )
}
