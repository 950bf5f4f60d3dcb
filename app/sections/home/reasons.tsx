import { GoLink } from '#app/layout/go-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type ReasonsCopy = DocumentOf<'home'>['reasons']

/** Why us: six figures as lines of equal weight; behind each stands why, and how it is counted. */
export function Reasons({ copy }: { copy: ReasonsCopy }) {
  return (
    <Section className="tight white reasons" split headingId="reasons-title">
      <div className="reasons-head">
        <h2 id="reasons-title">{copy.title}</h2>
        <p className="note">{copy.note}</p>
      </div>
      <div className="reasons-list">
        {copy.items.map(({ figure, unit, title, text, basis, link }) => (
          <details key={title}>
            <summary className="plus">
              <h3>{title}</h3> <span className="figure reasons-figure">{figure}</span>{' '}
              <span className="note">{unit}</span>
            </summary>
            <div className="reasons-basis">
              <p>{text}</p>
              <p className="note">{basis}</p>
              {link && <GoLink to={link} />}
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
