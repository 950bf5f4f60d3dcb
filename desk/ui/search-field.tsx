type SearchFieldProps = {
  words: { search: string; searchHint: string }
  /** What the list is searched for now. */
  value: string
}

/** The search of a list, `?q=…`. Its form stands around it. */
export function SearchField({ words, value }: SearchFieldProps) {
  return (
    <p className="field">
      <label className="visually-hidden" htmlFor="q">
        {words.search}
      </label>
      {/* Made anew when the address says something else: a field that was typed in keeps what was typed. */}
      <input id="q" key={value} name="q" type="search" defaultValue={value} placeholder={words.searchHint} />
    </p>
  )
}
