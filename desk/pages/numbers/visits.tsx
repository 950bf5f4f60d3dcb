import { fill } from '../../fill.ts'
import { Bars } from '../../ui/bars.tsx'
import { Table } from '../../ui/table.tsx'
import type { NumbersData } from './data.ts'
import { type Figures, shareOf, useFigures } from './share.ts'

type Day = NumbersData['report']['table'][number]
type VisitsProps = Pick<NumbersData, 'words' | 'report'> & { isOfPage: boolean }

/** How many came, compared with the days before, as a picture and as a table. */
export function Visits({ words, report, isOfPage }: VisitsProps) {
  const { spans, days, table } = report
  const { counted } = useFigures()
  const highest = spans.reduce(
    (one, other) => (other.value > one.value ? other : one),
    spans[0] ?? { value: 0, label: '' },
  )
  const areMonths = days > 62
  const plot = areMonths
    ? isOfPage
      ? words.plotMonthsOfPage
      : words.plotMonths
    : isOfPage
      ? words.plotOfPage
      : words.plot
  const one = isOfPage ? words.viewOfPage : words.visit
  const figure = report.counted === 1 ? one : isOfPage ? words.viewsOfPage : words.visits
  const most =
    highest.value > 0 &&
    fill(areMonths ? words.mostMonths : words.most, { most: counted(highest.value), day: highest.label })
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
        {comparison(words, report, counted)} {most}
      </p>
      {!isOfPage && report.counted > 0 && (
        <p className="note">
          {fill(words.views, { count: counted(report.views), each: (report.views / report.counted).toFixed(1) })}
        </p>
      )}
      {table.length > 0 && (
        <div className="plot tall">
          <p className="axis">
            <span>{plot}</span>
            <span className="legend">
              {!areMonths && <span className="off">{words.legend.off}</span>}
              <span className="now">{areMonths ? words.legend.nowMonth : words.legend.now}</span>
            </span>
          </p>
          <Bars
            values={spans.map(({ value }) => value)}
            pale={spans.map(({ isWeekend }) => isWeekend)}
            label={`${plot}. ${most || ''}`}
          />
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
            keyOf={({ day }) => day}
            columns={[
              { title: words.columns.day, isHead: true, cell: ({ label }) => label },
              ...(isOfPage
                ? []
                : [{ title: words.columns.visits, side: 'number', cell: (row: Day) => counted(row.visits) }]),
              { title: words.columns.views, side: 'number', cell: ({ views }) => counted(views) },
            ]}
          />
        </details>
      )}
    </section>
  )
}

/** More or fewer than in the days before; of few only how many those were. */
function comparison(
  { before: words }: VisitsProps['words'],
  { counted: now, before, days }: VisitsProps['report'],
  counted: Figures['counted'],
): string {
  const share = shareOf(now, before)
  const values = { days, count: counted(before) }
  if (share === undefined) return fill(words.plain, values)
  if (share === 100) return fill(words.same, values)
  return fill(share > 100 ? words.more : words.less, { ...values, percent: Math.abs(share - 100) })
}
