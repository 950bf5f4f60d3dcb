import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** What you get, for whom, and from what price. The specimen below shows it. */
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
        <p className="hero-lead">{copy.lead}</p>
        <div className="actions">
          <LocaleLink className={buttonClass()} to="/contact">
            {copy.consultation}
          </LocaleLink>
          <LocaleLink className={buttonClass('second')} to="/workshops">
            {copy.workshops}
          </LocaleLink>
          <LocaleLink className="hero-prices" to="/prices">
            {copy.prices}
          </LocaleLink>
        </div>
      </div>
    </section>
  )
}
