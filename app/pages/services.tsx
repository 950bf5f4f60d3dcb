import { copyFor } from '#app/lib/copy.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumb } from '#app/lib/structured-data.ts'
import {
  ServicesBoundaries,
  ServicesClosing,
  ServicesExpertise,
  ServicesHero,
  ServicesLines,
} from '#app/sections/services/services.tsx'
import { serviceSlugs } from '#content/site.ts'
import type { Route } from './+types/services.ts'
import './services.css'

export function loader({ request }: Route.LoaderArgs) {
  const { detail: _detail, notFound: _notFound, ...copy } = copyFor(request, 'services')
  const labels = copyFor(request, 'shell').services
  return {
    copy,
    labels,
    services: serviceSlugs.map((slug) => {
      const { title, description, detailedContent } = copyFor(request, `services/${slug}`)
      const [first] = detailedContent.process
      return {
        slug,
        label: labels[slug],
        title,
        description,
        firstStep: { title: first?.title ?? '', note: first?.note },
      }
    }),
    areas: copyFor(request, 'expertise'),
  }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  const structuredData = [breadcrumb(copy.breadcrumb.services, page)]
  return pageMeta({ ...copy.meta, indexed: true, structuredData }, page)
}

export default function ServicesPage({ loaderData: { copy, labels, services, areas } }: Route.ComponentProps) {
  return (
    <>
      <ServicesHero copy={copy} />
      <ServicesLines services={services} copy={copy.intro} vat={copy.intro.vat} />
      <ServicesBoundaries copy={copy.boundaries} />
      <ServicesExpertise copy={copy.expertise} areas={areas} serviceLabels={labels} />
      <ServicesClosing copy={copy.closing} />
    </>
  )
}
