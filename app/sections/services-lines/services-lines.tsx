import type { ReactNode } from 'react'
import {
  ServiceAdvice,
  ServiceBooking,
  ServiceIntegration,
  ServiceMail,
  ServiceTax,
  ServiceWorkshop,
} from '#app/drawings/services.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { ServiceSlug } from '#content/site.ts'

export type ServiceLine = {
  slug: ServiceSlug
  /** As in menus. */
  label: string
  title: string
  description: string
  /** What it begins with, and what that costs. */
  firstStep: { title: string; note?: string }
}

type ServicesLinesProps = {
  services: ServiceLine[]
  copy: { firstStep: string; detailsLabel: string }
  /** Name of the form in the drawing of the tax service. */
  vat: string
}

/** The six services on one track, which runs through every drawing and turns back at the edge of the page. */
export function ServicesLines({ services, copy, vat }: ServicesLinesProps) {
  const drawings: Record<ServiceSlug, ReactNode> = {
    'erp-automation': <ServiceBooking />,
    'company-formation': <ServiceAdvice />,
    'tax-reporting': <ServiceTax vat={vat} />,
    'system-integration-api': <ServiceIntegration />,
    'ki-workflow-optimierung': <ServiceMail />,
    'ai-finance-workshop': <ServiceWorkshop />,
  }
  return (
    <ul className="services-lines">
      {services.map((service) => (
        <li key={service.slug} id={service.slug} className={servicePlanes[service.slug]}>
          <div className="grid">
            <h3>
              <LocaleLink to={`/services/${service.slug}`}>{service.title}</LocaleLink>
            </h3>
            <div className="services-lines-text">
              <p>{service.description}</p>
              <dl>
                <dt className="small">{copy.firstStep}</dt>
                <dd>{service.firstStep.title}</dd>
                {service.firstStep.note && <dd className="small">{service.firstStep.note}</dd>}
              </dl>
              <LocaleLink className="go" to={`/services/${service.slug}`}>
                <span>
                  {copy.detailsLabel}
                  <span className="visually-hidden">: {service.label}</span>
                </span>
              </LocaleLink>
            </div>
            <div className="services-lines-drawing">{drawings[service.slug]}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Each service of the list lies on its plane. */
const servicePlanes: Record<ServiceSlug, 'paper' | 'pale' | 'ink' | 'blue'> = {
  'erp-automation': 'pale',
  'company-formation': 'paper',
  'tax-reporting': 'pale',
  'system-integration-api': 'paper',
  'ki-workflow-optimierung': 'ink',
  'ai-finance-workshop': 'blue',
}
