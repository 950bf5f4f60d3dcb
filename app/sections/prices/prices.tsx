import { useId } from 'react'
import { ButtonLink, GoLink } from '#app/layout/go-link.tsx'
import { TitledList } from '#app/ui/lists.tsx'
import { type PriceRow, PriceTable } from '#app/ui/price-table.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type Copy = DocumentOf<'prices'>

const exampleId = 'example'

/** The smallest price, the way out, and what each route costs in its first year, in the first sight; from there to the worked example. */
export function PricesHead({ copy, example }: { copy: Copy['hero']; example: string }) {
  return (
    <div className="paper prices-head">
      <div className="grid">
        <h1>
          <span>{copy.title}</span> <span>{copy.end}</span>
        </h1>
        <p className="lead">{copy.lead}</p>
        <div className="prices-years">
          <p className="note">{copy.years.title}</p>
          <dl>
            {(['automation', 'connection'] as const).map((route) => (
              <div key={route}>
                <dt>
                  <a href={`#${route}`}>{copy.years[route].label}</a>
                </dt>
                <dd>{copy.years[route].sum}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a href={`#${exampleId}`}>{example}</a>
          </p>
        </div>
        <div className="actions">
          <ButtonLink to={{ href: '/contact', label: copy.talk }} />
          <ButtonLink to={{ href: '/tools/savings', label: copy.calculate }} look="second" />
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
  return (
    <Section className="paper prices-hosting" title={copy.title}>
      <p className="lead">{copy.lead}</p>
      <dl className="ruled near">
        {(['receipts', 'systems', 'companies'] as const).map((name) => (
          <div key={name}>
            <dt>{copy[name]}</dt>
            <dd className="h1">{limits[name]}</dd>
          </div>
        ))}
      </dl>
      <p>{copy.larger}</p>
    </Section>
  )
}

type PricesExampleProps = { copy: Copy['example']; verdict: string; rows: PriceRow[]; total: PriceRow }

/** One sum worked out to its verdict, whatever that is. */
export function PricesExample({ copy, verdict, rows, total }: PricesExampleProps) {
  const heading = useId()
  return (
    <Section className="ink prices-example" id={exampleId} headingId={heading}>
      <div>
        <h2 className="plain-title" id={heading}>
          {copy.title}
        </h2>
        <p className="verdict h1">{verdict}</p>
        <p>{copy.text}</p>
        <p>{copy.choice}</p>
        <GoLink to={{ href: '/tools/savings', label: copy.more }} />
      </div>
      <PriceTable caption={copy.caption} columns={{ label: copy.step, amount: 'CHF' }} rows={rows} totals={[total]} />
    </Section>
  )
}

/** What a buyer asks before signing. */
export function PricesTerms({ copy }: { copy: Copy['conditions'] }) {
  return (
    <Section className="paper prices-terms" title={copy.title}>
      <TitledList items={copy.items} />
    </Section>
  )
}
