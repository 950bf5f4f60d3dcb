import { Share } from '../../ui/bars.tsx'
import { Table } from '../../ui/table.tsx'
import { Counts } from './acts.tsx'
import type { NumbersData } from './data.ts'
import { counted } from './share.ts'

const mostShown = 12

/** Visits by the site they came from. */
export function Sources({ words, report }: Pick<NumbersData, 'words' | 'report'>) {
  const { sources, campaigns } = report
  const most = Math.max(1, ...sources.map(({ count }) => count))
  return (
    <section className="block" aria-labelledby="sources-title">
      <h2 id="sources-title">{words.sources.title}</h2>
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
    </section>
  )
}
