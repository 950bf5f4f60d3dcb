import { data } from 'react-router'
import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { errorStatus } from '#app/lib/error-status.server.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumb, faqPage, service as serviceData } from '#app/lib/structured-data.ts'
import { Closing } from '#app/sections/closing/closing.tsx'
import {
  ServiceAudience,
  ServiceBenefits,
  ServiceFeatures,
  ServiceHero,
  ServiceInfo,
  ServiceNotFound,
  ServiceOthers,
  ServiceSteps,
} from '#app/sections/service/service.tsx'
import { exhibitPlanes, ServiceExhibit } from '#app/sections/service-exhibit/service-exhibit.tsx'
import { ServicePrices } from '#app/sections/service-prices/service-prices.tsx'
import { day } from '#app/tools/posting/posting-words.ts'
import { read } from '#content/documents.ts'
import { offerRange } from '#content/facts.ts'
import { type ServiceSlug, serviceSlugs } from '#content/site.ts'
import type { Route } from './+types/service.ts'
import { priceRows } from './price-rows.server.ts'
import './service.css'

const pricesAnchor = 'prices'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { detail, breadcrumb, notFound } = copyFor(request, 'services')
  const labels = copyFor(request, 'shell').services
  const slug = serviceSlugs.find((known) => known === params.slug)
  const others = serviceSlugs
    .filter((other) => other !== slug)
    .map((other) => ({ slug: other, label: labels[other], description: copyOf(request, other).description }))
  if (!slug) {
    const copy = { ...notFound, services: breadcrumb.services }
    return data({ found: false as const, copy, others }, errorStatus(404, context))
  }

  const { prices: _prices, totals: _totals, ...service } = copyOf(request, slug)
  const contacts = [
    ...[read('company').mail.contact, read('company').mail.workshops].map((mail) => ({
      text: mail,
      href: `mailto:${mail}`,
    })),
    { text: read('company').phone, href: `tel:${read('company').phone.replaceAll(' ', '')}` },
  ]
  return data({
    found: true as const,
    slug,
    label: labels[slug],
    copy: detail,
    breadcrumb,
    service: { ...service, ...priceRows(request, slug) },
    language: languageOfPath(new URL(request.url).pathname),
    exhibits: copyFor(request, 'exhibits'),
    accounts: copyFor(request, 'tools/posting').tool.accounts,
    others,
    contacts: contacts.filter(({ text }) => service.detailedContent.additionalInfo?.text.includes(text)),
    bookingUrl: bookingUrlFor(request),
    offerRange: offerRange(),
  })
}

function copyOf(request: Request, slug: ServiceSlug) {
  return copyFor(request, `services/${slug}`)
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData.found) {
    const { title, text } = loaderData.copy
    return pageMeta({ title, description: `${title}. ${text}`, indexed: false, missing: true }, page)
  }
  const { service, label, offerRange } = loaderData
  const { title: name, description, detailedContent } = service
  const { keywords, additionalInfo } = detailedContent
  const structuredData = [
    serviceData({ name, description, type: label, keywords, offerRange }, page),
    breadcrumb(label, page, { name: loaderData.breadcrumb.services, path: '/services' }),
    ...(additionalInfo ? [faqPage(additionalInfo.faq)] : []),
  ]
  const { metaTitle, metaDescription } = service
  return pageMeta({ title: metaTitle, description: metaDescription, keywords, indexed: true, structuredData }, page)
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) {
    return (
      <>
        <ServiceNotFound copy={loaderData.copy} />
        <ServiceOthers title={loaderData.copy.services} services={loaderData.others} />
      </>
    )
  }
  const { copy, service, bookingUrl } = loaderData
  const { sections } = copy
  const content = service.detailedContent
  return (
    <>
      <ServiceHero
        breadcrumb={{
          label: loaderData.breadcrumb.label,
          trail: [
            { label: loaderData.breadcrumb.home, href: '/' },
            { label: loaderData.breadcrumb.services, href: '/services' },
          ],
          current: loaderData.label,
        }}
        title={content.subtitle}
        intro={content.intro}
        booking={{ label: copy.booking, newTab: copy.newTab, url: bookingUrl }}
        prices={{ label: copy.prices, target: pricesAnchor }}
      />
      <ServiceExhibit
        slug={loaderData.slug}
        copy={loaderData.exhibits}
        accounts={loaderData.accounts}
        day={(iso) => day(iso, loaderData.language)}
      />
      <ServiceFeatures
        label={sections.features}
        title={content.headings.features}
        features={content.features}
        plane={exhibitPlanes[loaderData.slug] === 'white' ? 'pale' : 'white'}
      />
      <ServiceSteps
        label={sections.process}
        title={content.headings.process}
        steps={content.process}
        decision={copy.decision}
      />
      <ServiceBenefits title={sections.benefits} benefits={content.benefits} />
      <ServiceAudience
        label={sections.targetAudience}
        title={content.headings.targetAudience}
        audience={content.targetAudience}
      />
      <ServicePrices
        id={pricesAnchor}
        label={sections.prices}
        title={content.headings.prices}
        lead={service.pricesLead}
        table={copy.priceTable}
        prices={service.prices}
        totals={service.totals}
        seller={copy.priceTable.seller}
        more={service.more}
      />
      {content.additionalInfo && <ServiceInfo info={content.additionalInfo} contacts={loaderData.contacts} />}
      <Closing
        copy={{ ...service.closing, booking: copy.booking, newTab: copy.newTab, second: copy.contact }}
        bookingUrl={bookingUrl}
        plain
      />
      <ServiceOthers title={copy.otherServices} services={loaderData.others} all={copy.allServices} />
    </>
  )
}
