import { copyFor } from '#app/lib/copy.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { PricesExample, PricesHead, PricesTerms } from '#app/sections/prices/prices.tsx'
import { ServicePrices } from '#app/sections/service-prices/service-prices.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/prices.ts'
import { pageNames } from './page-names.server.ts'
import { priceRows } from './price-rows.server.ts'
import './prices.css'

export function loader({ request }: Route.LoaderArgs) {
  const { priceTable } = copyFor(request, 'services').detail
  return {
    copy: copyFor(request, 'prices'),
    table: priceTable,
    automation: priceRows(request, 'erp-automation'),
    connection: priceRows(request, 'system-integration-api'),
    names: pageNames(request, 'prices'),
    brand: read('company').brand,
  }
}

export function meta({ loaderData: { copy, names, brand }, location: { pathname } }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, pathname, brand, indexed: true, structuredData: [pageTrail(names, pathname)] })
}

export default function PricesPage({ loaderData: { copy, table, automation, connection } }: Route.ComponentProps) {
  const { routes } = copy
  return (
    <>
      <PricesHead copy={copy.hero} />
      <ServicePrices
        id="automation"
        {...{ ...routes.automation, table, ...automation }}
        more={{ label: routes.automation.more, href: '/services/erp-automation' }}
      />
      <ServicePrices
        id="connection"
        {...{ ...routes.connection, table, ...connection }}
        more={{ label: routes.connection.more, href: '/services/system-integration-api' }}
      />
      <PricesExample hosting={copy.hosting} example={copy.example} />
      <PricesTerms copy={copy.conditions} />
    </>
  )
}
