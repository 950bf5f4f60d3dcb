import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type ReasonsCopy = DocumentOf<'home'>['reasons']

/** Why us: one figure leads, five follow as lines; behind each stands how it is counted. */
export function Reasons({ copy }: { copy: ReasonsCopy }) {
  const [lead, ...others] = copy.items
  return (
    <section className="section tight white reasons" aria-labelledby="reasons-title">
      <div className="grid">
        <div className="head">
          <h2 id="reasons-title">{copy.title}</h2>
          <p className="note">{copy.note}</p>
        </div>
        {lead && (
          <div className="reasons-lead">
            <p className="figure reasons-figure">
              {lead.figure} <small>{lead.unit}</small>
            </p>
            <h3>{lead.title}</h3>
            <Basis item={lead} />
          </div>
        )}
        <div className="reasons-others">
          {others.map((item) => (
            <details key={item.title}>
              <summary className="plus">
                <span className="figure reasons-figure">{item.figure}</span>
                <h3>{item.title}</h3>
                <span className="note">{item.unit}</span>
              </summary>
              <Basis item={item} />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

/** What a figure says, and what it rests on. */
function Basis({ item: { text, basis, link } }: { item: ReasonsCopy['items'][number] }) {
  return (
    <div className="reasons-basis">
      <p>{text}</p>
      <p className="note">{basis}</p>
      {link && (
        <LocaleLink className="go" to={link.href}>
          {link.label}
        </LocaleLink>
      )}
    </div>
  )
}
