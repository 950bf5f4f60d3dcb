import type { TodayData } from './data.ts'

type ActsProps = { words: TodayData['words']; acts: NonNullable<TodayData['acts']> }

/** What the team, the command line and the server did last. */
export function Acts({ words, acts }: ActsProps) {
  return (
    <section className="block after">
      <h2>{words.acts}</h2>
      {acts.length === 0 ? (
        <p className="soft">{words.noActs}</p>
      ) : (
        <ul className="plain">
          {acts.map(({ number, time, who, text }) => (
            <li className="when" key={number}>
              <time>{time}</time>
              <p>
                <b>{who}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
