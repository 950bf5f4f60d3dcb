import { type ReactNode, useId } from 'react'
import { localePath } from '#app/lib/locale-path.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { BlogFilter } from './blog-filter.ts'

type FilterBarProps = {
  copy: DocumentOf<'blog'>['filter']
  filter: BlogFilter
  categories: { value: string; label: string }[]
  onFilter: (filter: BlogFilter) => void
  /** How many posts were found. */
  children: ReactNode
}

/** Search box, category and reset. Without scripts it is a plain form that asks the server. */
export function FilterBar({ copy, filter, categories, onFilter, children }: FilterBarProps) {
  const id = useId()
  const language = useLanguage()
  return (
    <search className="grid" aria-label={copy.label}>
      <form
        className="blog-filter no-print"
        action={localePath('/blog', language)}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="field blog-filter-search">
          <label htmlFor={`${id}-search`}>{copy.search}</label>
          <input
            id={`${id}-search`}
            type="search"
            name="q"
            placeholder={copy.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={filter.query}
            onChange={(event) => onFilter({ ...filter, query: event.target.value })}
          />
        </div>
        <SelectField
          id={`${id}-category`}
          label={copy.category}
          name="category"
          value={filter.category}
          onChange={(event) => onFilter({ ...filter, category: event.target.value })}
          options={[{ value: '', label: copy.allPosts }, ...withChosen(categories, filter.category)]}
        />
        <noscript>
          <Button>{copy.submit}</Button>
        </noscript>
        {/* A link, so that it does the same without scripts. */}
        <a
          className={buttonClass('back')}
          href={localePath('/blog', language)}
          onClick={(click) => {
            // A click that opens another tab leaves this one as it is.
            if (click.ctrlKey || click.metaKey || click.shiftKey) return
            click.preventDefault()
            onFilter({ query: '', category: '' })
          }}
        >
          {copy.reset}
        </a>
        {children}
      </form>
    </search>
  )
}

/** An address may name a category that the menu does not offer; it is then shown as chosen all the same. */
function withChosen(categories: FilterBarProps['categories'], chosen: string): FilterBarProps['categories'] {
  const isKnown = chosen === '' || categories.some(({ value }) => value === chosen)
  return isKnown ? categories : [...categories, { value: chosen, label: chosen }]
}
