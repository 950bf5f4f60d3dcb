import { Link } from 'react-router'
import { fill } from '../../fill.ts'
import { Share } from '../../ui/bars.tsx'
import { Part } from '../../ui/part.tsx'
import { Table } from '../../ui/table.tsx'
import { Counts } from './acts.tsx'
import type { NumbersData } from './data.ts'
import { shareOf, useFigures } from './share.ts'

const mostShown = 12

/** Visits by the site they came from. */
export function Sources({ words, report }: Pick<NumbersData, 'words' | 'report'>) {
  const { sources, campaigns } = report
  const { counted, inPercent } = useFigures()
  const most = Math.max(1, ...sources.map(({ count }) => count))
  const first = sources.find(({ name }) => name !== '')
  const percent = first && shareOf(first.count, report.counted)
  return (
    <Part
      title={words.sources.title}
      tells={percent !== undefined && fill(words.sources.tells, { name: first?.name ?? '', percent })}
    >
      <p className="note">{words.devices.text}</p>
      {sources.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <Table
          look=""
          rows={sources.slice(0, mostShown)}
          keyOf={({ name }) => name}
          columns={[
            {
              title: words.sources.columns.from,
              isHead: true,
              look: 'whole',
              cell: ({ name }) => name || words.sources.direct,
            },
            {
              title: words.sources.columns.share,
              isSilent: true,
              look: 'wide',
              cell: ({ count }) => <Share of={count} most={most} />,
            },
            {
              title: words.sources.columns.percent,
              isSilent: true,
              side: 'number',
              cell: ({ count }) => {
                const share = shareOf(count, report.counted)
                return share !== undefined && inPercent(share)
              },
            },
            { title: words.sources.columns.visits, side: 'number', cell: ({ count }) => counted(count) },
          ]}
        />
      )}
      {campaigns.length > 0 && (
        <>
          <h3>{words.sources.campaigns}</h3>
          <Counts lines={campaigns.slice(0, mostShown)} />
        </>
      )}
    </Part>
  )
}

type PagesProps = Pick<NumbersData, 'words' | 'report' | 'days'>

const mostPages = 25

/** What was read most, where visits began, and what was read right before an enquiry. Each leads to its own story. */
export function Pages({ words, report: { pages, views }, days }: PagesProps) {
  const { columns } = words
  const { counted } = useFigures()
  if (pages.length === 0) return null
  return (
    <Part title={words.pages.title} tells={fill(words.pages.tells, { views: counted(views), pages: pages.length })}>
      <p className="note">{words.pages.text}</p>
      {pages.length > mostPages && (
        <p className="note">{fill(words.pages.more, { shown: mostPages, total: pages.length })}</p>
      )}
      <Table
        look=""
        rows={pages.slice(0, mostPages)}
        keyOf={({ path }) => path}
        columns={[
          {
            title: columns.page,
            isHead: true,
            cell: ({ path, name }) => (
              <Link to={`?${new URLSearchParams({ days: String(days), page: path })}`}>{name}</Link>
            ),
          },
          { title: columns.views, side: 'number', cell: ({ views }) => counted(views) },
          { title: columns.began, side: 'number', cell: ({ visits }) => counted(visits) },
          { title: columns.before, side: 'number', cell: ({ before }) => before || '–' },
        ]}
      />
    </Part>
  )
}
