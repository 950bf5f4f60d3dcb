import { Link } from 'react-router'
import { fill } from '../../fill.ts'
import type { WeekData, Words } from './data.ts'

/** The weeks that follow: thick taken, long free, short blocked. */
export function Ahead({ words, weeks }: { words: Words; weeks: WeekData['ahead'] }) {
  return (
    <div className="ahead">
      <h2>{words.ahead}</h2>
      <ul>
        {weeks.map(({ monday, number, span, ticks, counts }) => (
          <li key={monday}>
            <Link to={`/appointments?week=${monday}`}>
              <b>{fill(words.aheadWeek, { number })}</b> <span className="soft">{span}</span>
            </Link>
            <span className="ticks" role="img" aria-label={fill(words.aheadLabel, counts)}>
              {ticks.map((kind, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a time is known by its place
                <i key={index} className={kind === 'free' ? undefined : kind} />
              ))}
            </span>
            <span className="note">{noteOf(words, ticks.length, counts)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function noteOf(words: Words, slots: number, { taken, blocked }: WeekData['ahead'][number]['counts']): string {
  if (taken === 0 && slots === blocked) return words.aheadClosed
  const parts = [fill(words.aheadTaken, { count: taken }), blocked > 0 && fill(words.aheadBlocked, { count: blocked })]
  return parts.filter(Boolean).join(', ')
}
