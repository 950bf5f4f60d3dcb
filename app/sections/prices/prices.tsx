import { useId } from 'react'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type Copy = DocumentOf<'prices'>

/** The smallest price and the way out, in the first sight. */
export function PricesHead({ copy }: { copy: Copy['hero'] }) {
  return (
    <div className="paper prices-head">
      <div className="grid">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <div className="actions">
          <LocaleLink className={buttonClass()} to="/contact">
            {copy.talk}
          </LocaleLink>
          <LocaleLink className={buttonClass('second')} to="/tools/savings">
            {copy.calculate}
          </LocaleLink>
        </div>
      </div>
    </div>
  )
}

/** What the monthly price depends on, and one sum worked out, whatever comes of it. */
export function PricesExample({ hosting, example }: Pick<Copy, 'hosting' | 'example'>) {
  const heading = useId()
  return (
    <section className="section ink prices-example" aria-labelledby={heading}>
      <div className="grid">
        <div>
          <h2 id={heading}>{hosting.title}</h2>
          <p>{hosting.lead}</p>
          <ul>
            <li>{hosting.smallest}</li>
            <li>{hosting.larger}</li>
          </ul>
        </div>
        <div>
          <h2>{example.title}</h2>
          <p>{example.text}</p>
          <p>{example.choice}</p>
          <LocaleLink className="go" to="/tools/savings">
            {example.more}
          </LocaleLink>
        </div>
      </div>
    </section>
  )
}

/** What a buyer asks before signing. */
export function PricesTerms({ copy }: { copy: Copy['conditions'] }) {
  const heading = useId()
  return (
    <section className="section pale prices-terms" aria-labelledby={heading}>
      <div className="grid">
        <h2 id={heading}>{copy.title}</h2>
        <ul>
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
