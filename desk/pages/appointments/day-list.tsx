import { Link } from 'react-router'
import { fill } from '../../fill.ts'
import type { WeekData, Words } from './data.ts'

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
                    {entries.map(({ id, name, topic, host, isNoShow, inBlock }) => (
                      <Link key={id} className="entry" to={`/appointments/${id}?week=${week.monday}`}>
                        <span className="l">
                          {inBlock && (
                            <>
                              <span className="dot" />
                              <span className="visually-hidden">{words.mark}: </span>
                            </>
                          )}
                          <b>{name}</b>
                        </span>
                        <span className="note one-line">
                          {isNoShow
                            ? words.noShowMark
                            : [host && fill(words.with, { name: host }), topic].filter(Boolean).join(', ')}
                        </span>
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
