import { Link } from 'react-router'
import { fill } from '../../fill.ts'
import { WritesIn } from '../../ui/writes-in.tsx'
import type { WeekData, Words } from './data.ts'

/** `at`: the free time that is being filled. */
type WeekTableProps = { words: Words; week: WeekData['week']; current: string | undefined; at: string | undefined }
type DayData = WeekData['week']['days'][number]
type CellData = NonNullable<DayData['cells'][number]>

/** The week as a table: a column a day, a row a time. */
export function WeekTable({ words, week, current, at }: WeekTableProps) {
  return (
    <div className="week-box only-wide">
      <table className="week">
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.time}</span>
            </th>
            {week.days.map(({ date, weekday, day, isToday, blocks }) => (
              <th scope="col" key={date}>
                {blocks
                  .filter(({ isOutside }) => isOutside)
                  .map((block) => (
                    <BlockLink key={block.id} {...{ words, week, block }} className="in" />
                  ))}
                {isToday && <span className="sub">{words.today} </span>}
                <b>{weekday}</b> {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.rows.map((row, index) => (
            <tr
              key={row}
              className={week.gaps.includes(row) ? 'gap' : isNewHour(week.rows, index) ? 'hour' : undefined}
            >
              <th scope="row" className="mono">
                {row}
              </th>
              {week.days.map((day) => (
                <DayCell key={day.date} {...{ words, week, current, at, day, row, index }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isNewHour = (rows: string[], index: number) =>
  index > 0 && rows[index]?.slice(0, 2) !== rows[index - 1]?.slice(0, 2)

type DayCellProps = WeekTableProps & { day: DayData; row: string; index: number }

function DayCell({ words, week, current, at, day, row, index }: DayCellProps) {
  const cell = day.cells[index]
  const isEmptyDay = day.cells.every((one) => one === null)
  if (isEmptyDay) {
    if (index > 0) return null
    return (
      <td className="blocked" rowSpan={week.rows.length}>
        <span className="in">{day.holiday ?? words.aheadClosed}</span>
      </td>
    )
  }
  if (!cell) {
    // A day on which something stands although it has no hours says so once.
    const isFirst = index === day.cells.indexOf(null)
    const hasHours = day.cells.some((one) => one?.free ?? one?.closed)
    if (isBelowBlock(day, index)) return null
    return <td className="shut">{isFirst && !hasHours && <span className="in">{words.noTalks}</span>}</td>
  }
  const { block } = cell
  if (block) {
    return (
      <td className="blocked" rowSpan={block.rows}>
        <BlockLink {...{ words, week, block }} className="in" />
      </td>
    )
  }
  return (
    <td className={cell.closed && 'shut'}>
      <Inside
        {...{ words, week, current, cell }}
        time={`${day.weekday} ${row}`}
        isChosen={cell.free?.at === at}
        isAsAbove={day.cells[index - 1]?.closed === cell.closed}
      />
    </td>
  )
}

type InsideProps = Omit<WeekTableProps, 'at'> & {
  cell: CellData
  time: string
  isChosen: boolean
  /** It is closed for the reason that stands above it already. */
  isAsAbove: boolean
}

type BlockLinkProps = Pick<WeekTableProps, 'words' | 'week'> & {
  block: NonNullable<CellData['block']> | DayData['blocks'][number]
  className?: string
}

function BlockLink({ words, week, block, className }: BlockLinkProps) {
  // A day stays in one line.
  const unbroken = (time: string) => time.replaceAll(' ', '\u00a0')
  return (
    <Link className={className} to={`/appointments?week=${week.monday}&block=${block.id}`}>
      <b>{block.isBusy ? words.busy : block.note}</b>{' '}
      <span>
        {block.isWholeDay
          ? words.blockedDay
          : fill(words.blocked, { from: unbroken(block.from), until: unbroken(block.until) })}
      </span>
    </Link>
  )
}

/** Whether the cell belongs to a block that began above. */
function isBelowBlock({ cells }: DayData, index: number): boolean {
  for (let above = index - 1; above >= 0; above--) {
    const cell = cells[above]
    if (cell) return (cell.block?.rows ?? 1) > index - above
  }
  return false
}

function Inside({ words, week, current, cell, time, isChosen, isAsAbove }: InsideProps) {
  const { entries, free, closed } = cell
  return (
    <>
      {entries.map((entry) => (
        <Link
          key={entry.id}
          className={`entry${entry.isNoShow ? ' missed' : ''}`}
          aria-current={entry.id === current ? 'true' : undefined}
          to={`/appointments/${entry.id}?week=${week.monday}`}
        >
          <span className="l">
            <EntryMark words={words} entry={entry} />
            <span className="visually-hidden">{time} </span>
            <span>
              {entry.name} <WritesIn language={entry.language} />
            </span>
          </span>
          {/* So narrow a column says who; what about stands in the sheet. */}
          <span className="one-line sub">{belowName({ ...entry, topic: null }, words)}</span>
        </Link>
      ))}
      {free && (
        <Link
          className="in free"
          aria-current={isChosen ? 'true' : undefined}
          to={`/appointments?week=${week.monday}&at=${free.at}`}
        >
          <span className="visually-hidden">{time} </span>
          {free.names.length > 0 ? fill(words.freeWith, { names: free.names.join(', ') }) : words.free}
        </Link>
      )}
      {closed && <span className={isAsAbove ? 'visually-hidden' : 'in'}>{words.closed[closed]}</span>}
    </>
  )
}

export type EntryData = NonNullable<WeekData['week']['days'][number]['cells'][number]>['entries'][number]

/** What waits for a word, and the point of what must be decided before the next morning, with its word for readers of the screen. */
function EntryMark({ words, entry }: { words: Words; entry: EntryData }) {
  if (entry.isUndecided) return <b aria-hidden="true">?</b>
  if (!entry.isUrgent) return null
  return (
    <>
      <span className="dot" />
      <span className="visually-hidden">{words.urgent}: </span>
    </>
  )
}

/** What stands below a name: what is the matter with it, else with whom and what about. */
function belowName({ isNoShow, isUndecided, inBlock, host, topic }: EntryData, words: Words): string {
  if (isUndecided) return words.over
  if (isNoShow) return words.noShowMark
  if (inBlock) return words.mark
  return [host && fill(words.with, { name: host }), topic].filter(Boolean).join(', ')
}

/** The week on a telephone: day below day from today on, what stands in each, and the times that are free. Days that are over are folded away at the end. */
export function DayList({ words, week }: { words: Words; week: WeekData['week'] }) {
  const past = week.days.filter(({ isPast }) => isPast)
  const isWeekOver = past.length === week.days.length
  const day = (one: DayData) => <OneDay key={one.date} words={words} week={week} day={one} />
  return (
    <div className="day-list only-phone">
      {week.days.filter(({ isPast }) => !isPast || isWeekOver).map(day)}
      {past.length > 0 && !isWeekOver && (
        <details>
          <summary>{fill(words.pastDays, { days: past.map(({ weekday }) => weekday).join(', ') })}</summary>
          {past.map(day)}
        </details>
      )}
    </div>
  )
}

type OneDayProps = Pick<WeekTableProps, 'words' | 'week'> & { day: DayData }

function OneDay({ words, week, day: { weekday, day, isToday, holiday, blocks, cells } }: OneDayProps) {
  const rows = cells.flatMap((cell, index) => (cell ? [{ ...cell, time: week.rows[index] ?? '' }] : []))
  const free = rows.filter(({ free }) => free)
  const standing = rows.filter(({ entries }) => entries.length > 0)
  const closed = rows.findLast(({ closed }) => closed)?.closed
  // One that began on a day before stands first.
  const begin = ({ from }: (typeof blocks)[number]) => (from.includes(':') ? from : '')
  const lines = [
    ...blocks.map((block) => ({ time: begin(block), block })),
    ...standing.map(({ time, entries }) => ({ time, entries })),
  ].sort((one, other) => one.time.localeCompare(other.time))
  return (
    <section>
      <h2>
        <b>{weekday}</b> {day}
        {isToday && `, ${words.today}`}
      </h2>
      {holiday && <p className="soft">{holiday}</p>}
      {!holiday && lines.length + free.length === 0 && (
        <p className="soft">{closed ? words.closed[closed] : words.noTalks}</p>
      )}
      <ul>
        {lines.map((line) =>
          'block' in line ? (
            <li key={line.block.id} className="blocked">
              <BlockLink {...{ words, week, block: line.block }} />
            </li>
          ) : (
            <li key={line.time}>
              <span className="mono">{line.time}</span>
              <div>
                {line.entries.map((entry) => (
                  <Link key={entry.id} className="entry" to={`/appointments/${entry.id}?week=${week.monday}`}>
                    <span className="l">
                      <EntryMark words={words} entry={entry} />
                      <b>{entry.name}</b> <WritesIn language={entry.language} />
                    </span>
                    <span className="note one-line">{belowName(entry, words)}</span>
                  </Link>
                ))}
              </div>
            </li>
          ),
        )}
      </ul>
      {free.length > 0 && (
        <p className="free-times">
          <span className="soft">{words.free}</span>{' '}
          {free.map(({ time, free }) => (
            <Link key={time} className="mono" to={`/appointments?week=${week.monday}&at=${free?.at}`}>
              {time}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
