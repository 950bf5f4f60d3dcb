import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { Closing } from '#app/sections/closing/closing.tsx'
import { PricesExample, PricesHead, PricesHosting, PricesTerms } from '#app/sections/prices/prices.tsx'
import { ServicePrices } from '#app/sections/service-prices/service-prices.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/prices.ts'
import { priceExample } from './price-example.server.ts'
import { priceRows } from './price-rows.server.ts'
import './prices.css'

export function loader({ request }: Route.LoaderArgs) {
  const { priceTable } = copyFor(request, 'services').detail
  return {
    copy: copyFor(request, 'prices'),
    table: priceTable,
    automation: priceRows(request, 'erp-automation'),
    connection: priceRows(request, 'system-integration-api'),
    example: priceExample(request),
    limits: read('company').hostingSmallest,
    bookingUrl: bookingUrlFor(request),
  }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: true, structuredData: [pageTrail('prices', page)] }, page)
}

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { copy, table, automation, connection, example, limits, bookingUrl } = loaderData
  const { routes } = copy
  return (
    <>
      <PricesHead copy={copy.hero} example={copy.example.title} />
      <ServicePrices
        id="automation"
        plane="white"
        {...{ ...routes.automation, table, ...automation }}
        more={{ label: routes.automation.more, href: '/services/erp-automation' }}
      />
      <ServicePrices
        id="connection"
        plane="pale"
        {...{ ...routes.connection, table, ...connection }}
        more={{ label: routes.connection.more, href: '/services/system-integration-api' }}
      />
      <PricesHosting copy={copy.hosting} limits={limits} />
      <PricesExample copy={copy.example} {...example} />
      <PricesTerms copy={copy.conditions} />
      <Closing copy={copy.closing} bookingUrl={bookingUrl} plain />
    </>
  )
}
