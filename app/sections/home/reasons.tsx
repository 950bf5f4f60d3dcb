import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** Why us: six figures as a ledger, each with the line that says how it is counted. */
export function Reasons({ copy }: { copy: DocumentOf<'home'>['reasons'] }) {
  return (
    <section className="section white reasons" aria-labelledby="reasons-title">
      <div className="grid">
        <div className="head">
          <h2 id="reasons-title">{copy.title}</h2>
          <p className="note">{copy.note}</p>
        </div>
        <ul className="reasons-list">
          {copy.items.map((item) => (
            <li key={item.title}>
              <p className="figure reasons-figure">
                {item.figure}
                <small>{item.unit}</small>
              </p>
              <div className="reasons-text">
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
              <div className="reasons-basis">
                <p className="note">{item.basis}</p>
                {item.link && (
                  <LocaleLink className="go" to={item.link.href}>
                    {item.link.label}
                  </LocaleLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
