import type { Ref } from 'react'
import { holdTogether } from '#app/lib/hold-together.ts'
import { excerpt, markWords, type Segment } from '#search/excerpt.ts'
import type { Hit } from '#search/rank.ts'
import type { LoadedSearch } from './load-search.ts'

const excerptLength = 190

type ResultListProps = {
  /** Its options are `{id}-0`, `{id}-1` …. */
  id: string
  ref: Ref<HTMLDivElement>
  hits: Hit[]
  search: LoadedSearch
  /** Index of the chosen option, -1 for none. */
  active: number
  onActive: (index: number) => void
}

/** The options of the combobox: what it is, on which page, under which heading, and the words around the match. */
export function ResultList({ id, ref, hits, search, active, onActive }: ResultListProps) {
  return (
    <div className="search-results" role="listbox" id={id} aria-label={search.words.results} ref={ref}>
      {hits.map((hit, index) => (
        <a
          className={index === active ? 'grid pale' : 'grid'}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === active}
          tabIndex={-1}
          href={hit.passage.href}
          onPointerMove={() => index !== active && onActive(index)}
          key={hit.passage.id}
        >
          <span className="search-result-heading h3">
            <Marked segments={markWords(hit.passage.heading, hit, search)} />
          </span>
          <span className="search-result-page small">
            <span>{search.words.kinds[hit.passage.kind]}</span> {hit.passage.page}
          </span>
          <span className="search-result-text">
            <Marked segments={excerpt(hit, search, excerptLength)} />
          </span>
        </a>
      ))}
    </div>
  )
}

function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMarked, start }) => (isMarked ? <mark key={start}>{text}</mark> : holdTogether(text)))
}
