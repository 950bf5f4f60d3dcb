import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type StepsCopy = DocumentOf<'home'>['steps']

type StepsProps = {
  copy: StepsCopy
  /** Weeks of the third step, and how many of them are the pilot: what the rail's ruler shows. */
  weeks: { total: number; pilot: number }
}

/** How it works: four steps on a rail whose lengths are time. */
export function Steps({ copy, weeks }: StepsProps) {
  return (
    <section className="section paper steps" aria-labelledby="steps-title">
      <div className="grid">
        <div className="head">
          <h2 id="steps-title">{copy.title}</h2>
          <p className="note">{copy.note}</p>
        </div>
        <ol className="steps-rail">
          {copy.items.map((step, index) => (
            <li key={step.title}>
              {index === 2 && <Ruler weeks={weeks} decision={copy.decision} />}
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {step.prices.map((price) => (
                <p className="steps-price" key={price.label}>
                  {price.label} <Amount text={price.amount} />
                </p>
              ))}
            </li>
          ))}
        </ol>
        <p className="steps-total">{copy.total}</p>
        <p className="steps-more">
          <LocaleLink className="go" to={copy.link.href}>
            {copy.link.label}
          </LocaleLink>
        </p>
      </div>
    </section>
  )
}

/** "ab CHF 2'390": only the amount itself is set in the mono. */
function Amount({ text }: { text: string }) {
  const start = text.indexOf('CHF')
  return (
    <>
      {text.slice(0, start)}
      <span className="mono">{text.slice(start)}</span>
    </>
  )
}

/** The weeks of the implementation: the pilot's in the action colour, then the decision, then the rest. */
function Ruler({ weeks, decision }: { weeks: StepsProps['weeks']; decision: string }) {
  const numbers = Array.from({ length: weeks.total }, (_, week) => week)
  return (
    <span className="steps-ruler" aria-hidden="true">
      {numbers.map((week) => (
        <i key={week} className={week < weeks.pilot ? 'pilot' : undefined}>
          {week === weeks.pilot - 1 && <b>{decision}</b>}
        </i>
      ))}
    </span>
  )
}
