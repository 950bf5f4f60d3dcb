import { HeroNarrow } from '#app/drawings/hero-narrow.tsx'
import { HeroWide } from '#app/drawings/hero-wide.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** What you get, for whom, in one sentence and one drawing. Its ground is the edge of the pale plane that follows. */
export function Hero({ copy }: { copy: DocumentOf<'home'>['hero'] }) {
  return (
    <section className="paper hero" aria-labelledby="hero-title">
      <div className="grid">
        <h1 id="hero-title">
          {copy.title.map((line, index) => (
            <span key={line}>
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
      </div>
      <div className="hero-stage">
        <div className="grid">
          <div className="hero-text">
            <p className="lead">{copy.lead}</p>
            <div className="actions">
              <LocaleLink className={buttonClass()} to="/contact">
                {copy.consultation}
              </LocaleLink>
              <LocaleLink className={buttonClass('second')} to="/workshops">
                {copy.workshops}
              </LocaleLink>
            </div>
          </div>
        </div>
        <div className="hero-machine">
          <HeroWide labels={copy.drawing} />
          <HeroNarrow labels={copy.drawing} stops={copy.stops} />
        </div>
      </div>
      <div className="pale hero-base">
        <ol className="hero-stops" aria-hidden="true">
          {copy.stops.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ol>
        <div className="grid">
          <div className="hero-caption">
            <p className="note">
              <span className="decision-dot" /> {copy.caption}
            </p>
            <label className="hero-pause">
              <input type="checkbox" /> {copy.pause}
            </label>
          </div>
        </div>
      </div>
    </section>
  )
}
