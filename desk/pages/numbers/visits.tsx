import { fill } from '../../fill.ts'
import { Bars } from '../../ui/bars.tsx'
import { Table } from '../../ui/table.tsx'
import type { NumbersData } from './data.ts'
import { useFigures } from './share.ts'

type Span = NumbersData['report']['spans'][number]
type VisitsProps = Pick<NumbersData, 'words' | 'report'> & { isOfPage: boolean }

/** How many came, compared with the days before, as a picture and as a table. */
export function Visits({ words, report, isOfPage }: VisitsProps) {
  const { spans, areMonths, comparison } = report
  const { counted } = useFigures()
  const of = (span: Span) => (isOfPage ? span.views : span.visits)
  const highest = spans.toSorted((one, other) => of(other) - of(one))[0]
  const table = spans.filter(({ visits, views }) => visits + views > 0)
  const plot = words[`plot${areMonths ? 'Months' : ''}${isOfPage ? 'OfPage' : ''}` as const]
  const one = isOfPage ? words.viewOfPage : words.visit
  const figure = report.counted === 1 ? one : isOfPage ? words.viewsOfPage : words.visits
  const most =
    highest &&
    of(highest) > 0 &&
    fill(areMonths ? words.mostMonths : words.most, { most: counted(of(highest)), day: highest.label })
  if (table.length === 0 && report.before === 0) {
    return (
      <section className="block">
        <p>{words.nothing}</p>
        <p className="note">{words.nothingText}</p>
      </section>
    )
  }
  return (
    <section className="block">
      <p className="figure">
        {counted(report.counted)} <small>{figure}</small>
      </p>
      <p>
        {fill(words.before[comparison.by], {
          ...comparison,
          days: report.days,
          now: counted(comparison.now),
          count: counted(comparison.before),
        })}{' '}
        {most}
      </p>
      {!isOfPage && report.counted > 0 && (
        <p className="note">
          {fill(words.views, { count: counted(report.views), each: (report.views / report.counted).toFixed(1) })}
        </p>
      )}
      {table.length > 0 && (
        <div className="plot">
          <p className="axis">
            <span>{plot}</span>
            <span className="legend">
              {(!areMonths || spans[0]?.isPale) && (
                <span className="off">{areMonths ? spans[0]?.note : words.legend.off}</span>
              )}
              <span className="now">
                {areMonths ? words.legend.nowMonth : words.legend.now}, {spans.at(-1)?.note}
              </span>
            </span>
          </p>
          <p className="axis scale" aria-hidden="true">
            {counted(highest ? of(highest) : 0)}
          </p>
          <Bars values={spans.map(of)} pale={spans.map(({ isPale }) => isPale)} label={`${plot}. ${most || ''}`} />
          <p className="axis">
            <span>{spans[0]?.short}</span>
            <span>{spans.at(-1)?.short}</span>
          </p>
        </div>
      )}
      {table.length === 0 ? (
        <p className="note">{words.nothing}</p>
      ) : (
        <details>
          <summary>{words.asTable}</summary>
          <Table
            look=""
            rows={table}
            keyOf={({ label }) => label}
            columns={[
              {
                title: areMonths ? words.columns.month : words.columns.day,
                isHead: true,
                cell: ({ label, note }) => (
                  <>
                    {label} {note && <span className="note">{note}</span>}
                  </>
                ),
              },
              ...(isOfPage
                ? []
                : [{ title: words.columns.visits, side: 'number', cell: (row: Span) => counted(row.visits) }]),
              { title: words.columns.views, side: 'number', cell: ({ views }) => counted(views) },
            ]}
          />
        </details>
      )}
    </section>
  )
}
