import { Link } from 'react-router'
import { fill } from '../../fill.ts'
import { Table } from '../../ui/table.tsx'
import type { NumbersData } from './data.ts'
import { counted } from './share.ts'

type PagesProps = { words: NumbersData['words']; pages: NumbersData['report']['pages']; days: number }

const mostShown = 25

/** What was read most, where visits began, and what was read right before an enquiry. Each leads to its own story. */
export function Pages({ words, pages, days }: PagesProps) {
  const { columns } = words
  if (pages.length === 0) return null
  return (
    <section className="block" aria-labelledby="pages-title">
      <h2 id="pages-title">{words.pages.title}</h2>
      <p className="note">{words.pages.text}</p>
      {pages.length > mostShown && (
        <p className="note">{fill(words.pages.more, { shown: mostShown, total: pages.length })}</p>
      )}
      <Table
        rows={pages.slice(0, mostShown)}
        keyOf={({ path }) => path}
        columns={[
          {
            title: columns.page,
            isHead: true,
            look: 'whole',
            cell: ({ path, name }) => (
              <Link to={`?${new URLSearchParams({ days: String(days), page: path })}`}>{name}</Link>
            ),
          },
          { title: columns.views, isNamed: true, side: 'number', cell: ({ views }) => counted(views) },
          { title: columns.began, isNamed: true, side: 'number', cell: ({ visits }) => counted(visits) },
          { title: columns.before, isNamed: true, side: 'number', cell: ({ before }) => before || '–' },
        ]}
      />
    </section>
  )
}
