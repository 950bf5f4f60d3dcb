import type { DocumentOf } from '#content/catalogue.ts'

/** Five points on which one can rely; beside them the machine's front, its button at rest. */
export function Trust({ copy }: { copy: DocumentOf<'home'>['trust'] }) {
  return (
    <section className="section tight ink trust" aria-labelledby="trust-title">
      <div className="grid">
        <div className="trust-head">
          <h2 id="trust-title">{copy.title}</h2>
          <div className="trust-front" aria-hidden="true" />
        </div>
        <ul className="trust-points">
          {copy.points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
