import { Link } from 'react-router'
import { WritesIn } from '../../ui/writes-in.tsx'
import type { Planned, TodayData } from './data.ts'

type PlanProps = { words: TodayData['words']; plan: NonNullable<TodayData['plan']> }

/** The conversations of today and tomorrow. */
export function Plan({ words, plan }: PlanProps) {
  return (
    <section className="section close">
      <h2>
        <Link to="/appointments">{words.plan.title}</Link>
      </h2>
      <div className="days">
        <Day title={words.plan.today} none={words.plan.none} rows={plan.today} />
        <Day title={words.plan.tomorrow} none={words.plan.none} rows={plan.tomorrow} />
      </div>
    </section>
  )
}

function Day({ title, none, rows }: { title: string; none: string; rows: Planned[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ul className="plain">
          {rows.map(({ id, time, name, way, topic, lang }) => (
            <li key={id} className="when">
              <time>{time}</time>
              <div>
                <Link className="t" to={`/appointments/${id}`}>
                  {name}
                </Link>{' '}
                <WritesIn language={lang} /> {way}{' '}
                <span className="soft" lang={lang}>
                  {topic}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
