import { useId } from 'react'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { type PriceRow, PriceTable } from '#app/ui/price-table.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type Copy = DocumentOf<'prices'>

/** The smallest price and the way out, in the first sight. */
export function PricesHead({ copy }: { copy: Copy['hero'] }) {
  return (
    <div className="paper prices-head">
      <div className="grid">
        <h1>
          <span>{copy.title}</span> <span>{copy.end}</span>
        </h1>
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

/** What the monthly price depends on: three figures that a firm can count. */
export function PricesHosting({
  copy,
  limits,
}: {
  copy: Copy['hosting']
  limits: DocumentOf<'company'>['hostingSmallest']
}) {
  const heading = useId()
  return (
    <section className="section paper prices-hosting" aria-labelledby={heading}>
      <div className="grid">
        <h2 id={heading}>{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
        <dl>
          {(['receipts', 'systems', 'companies'] as const).map((name) => (
            <div key={name}>
              <dt>{copy[name]}</dt>
              <dd>{limits[name]}</dd>
            </div>
          ))}
        </dl>
        <p>{copy.larger}</p>
      </div>
    </section>
  )
}

type PricesExampleProps = { copy: Copy['example']; verdict: string; rows: PriceRow[]; total: PriceRow }

/** One sum worked out to its verdict, whatever that is. */
export function PricesExample({ copy, verdict, rows, total }: PricesExampleProps) {
  const heading = useId()
  return (
    <section className="section ink prices-example" aria-labelledby={heading}>
      <div className="grid">
        <div>
          <h2 id={heading}>{copy.title}</h2>
          <p className="verdict">{verdict}</p>
          <p>{copy.text}</p>
          <p>{copy.choice}</p>
          <LocaleLink className="go" to="/tools/savings">
            {copy.more}
          </LocaleLink>
        </div>
        <PriceTable caption={copy.caption} columns={{ label: copy.step, amount: 'CHF' }} rows={rows} totals={[total]} />
      </div>
    </section>
  )
}

/** What a buyer asks before signing. */
export function PricesTerms({ copy }: { copy: Copy['conditions'] }) {
  const heading = useId()
  return (
    <section className="section paper prices-terms" aria-labelledby={heading}>
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
