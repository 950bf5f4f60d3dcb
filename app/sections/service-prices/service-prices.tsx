import { GoLink } from '#app/layout/go-link.tsx'
import { type PriceRow, PriceTable } from '#app/ui/price-table.tsx'
import { Section } from '#app/ui/section.tsx'

type ServicePricesProps = {
  /** The section's anchor. */
  id: string
  plane?: 'paper' | 'white' | 'pale'
  /** Above the title, small. */
  label?: string
  title: string
  lead: string
  table: { caption: string; service: string; amount: string }
  prices: PriceRow[]
  totals: PriceRow[]
  more: { label: string; href: string }
  /** Who sells, where the page does not say it elsewhere. */
  seller?: string
}

/** What the service costs, and where to read on. */
export function ServicePrices(props: ServicePricesProps) {
  const { id, plane = 'paper', label, title, lead, table, prices, totals, more, seller } = props
  return (
    <Section className={`${plane} service-prices`} id={id} headingId={`${id}-title`}>
      <div className="service-prices-text">
        {label && <p className="service-label small">{label}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
        <GoLink to={more} />
      </div>
      <div className="service-prices-table">
        <PriceTable
          caption={table.caption}
          columns={{ label: table.service, amount: table.amount }}
          rows={prices}
          totals={totals}
        />
        {seller && <p className="note">{seller}</p>}
      </div>
    </Section>
  )
}
