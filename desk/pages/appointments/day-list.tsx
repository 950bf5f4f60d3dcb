import { Link } from 'react-router'
import { fill } from '../../fill.ts'
import { WritesIn } from '../../ui/writes-in.tsx'
import type { WeekData, Words } from './data.ts'
import { belowName, EntryMark } from './entry-words.tsx'

/** The week on a telephone: day below day, what stands in each, and the times that are free. */
export function DayList({ words, week }: { words: Words; week: WeekData['week'] }) {
  return (
    <div className="day-list only-phone">
      {week.days.map(({ date, weekday, day, isToday, holiday, cells }) => {
        const rows = cells.flatMap((cell, index) => (cell ? [{ ...cell, time: week.rows[index] ?? '' }] : []))
        const free = rows.filter(({ free }) => free)
        const standing = rows.filter(({ entries, block }) => entries.length > 0 || block)
        return (
          <section key={date}>
            <h2>
              <b>{weekday}</b> {day}
              {isToday && `, ${words.today}`}
            </h2>
            {holiday && <p className="soft">{holiday}</p>}
            <ul>
              {standing.map(({ time, entries, block }) => (
                <li key={time}>
                  <span className="mono">{time}</span>
                  <div>
                    {entries.map((entry) => (
                      <Link key={entry.id} className="entry" to={`/appointments/${entry.id}?week=${week.monday}`}>
                        <span className="l">
                          <EntryMark words={words} entry={entry} />
                          <b>{entry.name}</b> <WritesIn language={entry.language} />
                        </span>
                        <span className="note one-line">{belowName(entry, words)}</span>
                      </Link>
                    ))}
                    {block && (
                      <Link to={`/appointments?week=${week.monday}&block=${block.id}`}>
                        {fill(words.blockedUntil, { time: block.until })}
                        {(block.isBusy || block.note) && `, ${block.isBusy ? words.busy : block.note}`}
                      </Link>
                    )}
                  </div>
                </li>
              ))}
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
      })}
    </div>
  )
}
