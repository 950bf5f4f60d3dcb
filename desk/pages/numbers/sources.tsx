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
        <table>
          <thead>
            <tr>
              <th scope="col">{words.sources.columns.from}</th>
              <th scope="col">
                <span className="visually-hidden">{words.sources.columns.share}</span>
              </th>
              <th scope="col" className="number">
                {words.sources.columns.visits}
              </th>
            </tr>
          </thead>
          <tbody>
            {sources.slice(0, mostShown).map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" className="whole">
                  {name || words.sources.direct}
                </th>
                <td className="share">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(count / most) * 100} height="10" />
                  </svg>
                </td>
                <td className="number">{counted(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {campaigns.length > 0 && (
        <>
          <h3>{words.sources.campaigns}</h3>
          <ul className="plain counts">
            {campaigns.slice(0, mostShown).map(({ name, count }) => (
              <li key={name}>
                <span>{name}</span> <span className="number">{counted(count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
