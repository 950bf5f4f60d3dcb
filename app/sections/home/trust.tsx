import { TrustButton } from '#app/drawings/trust-button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The rule of the house, large: the machine proposes, a person presses the button. Then five points. */
export function Trust({ copy }: { copy: DocumentOf<'home'>['trust'] }) {
  return (
    <section className="section ink trust" aria-labelledby="trust-title">
      <div className="grid">
        <div className="trust-panel">
          <div className="trust-grille" />
          <div className="trust-button">
            <TrustButton />
          </div>
        </div>
        <div className="trust-text">
          <h2 id="trust-title">
            {copy.title.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h2>
          <ul>
            {copy.points.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
