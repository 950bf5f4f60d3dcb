import type { ReactNode } from 'react'
import { ServiceAdvice } from '#app/drawings/service-advice.tsx'
import { ServiceBooking } from '#app/drawings/service-booking.tsx'
import { ServiceIntegration } from '#app/drawings/service-integration.tsx'
import { ServiceMail } from '#app/drawings/service-mail.tsx'
import { ServiceTax } from '#app/drawings/service-tax.tsx'
import { ServiceWorkshop } from '#app/drawings/service-workshop.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type ModulesCopy = DocumentOf<'home'>['modules']

/** The six services: one machine of six modules, tile by tile, on one unbroken track. */
export function Modules({ copy }: { copy: ModulesCopy }) {
  return (
    <section className="white modules" aria-labelledby="modules-title">
      <div className="section modules-head">
        <div className="grid">
          <div className="head">
            <h2 id="modules-title">{copy.title}</h2>
            <p className="note">{copy.note}</p>
          </div>
        </div>
      </div>
      <ul className="modules-tiles">
        <Module plane="pale" copy={copy.booking} slug="erp-automation" drawing={<ServiceBooking />} />
        <Module plane="paper" copy={copy.tax} slug="tax-reporting" drawing={<ServiceTax vat={copy.vat} />} />
        <Module plane="ink" copy={copy.mail} slug="ki-workflow-optimierung" drawing={<ServiceMail />} />
        <Module plane="white" copy={copy.advice} slug="company-formation" drawing={<ServiceAdvice />} />
        <Module plane="blue" copy={copy.workshop} slug="ai-finance-workshop" drawing={<ServiceWorkshop />} />
        <Module plane="pale" copy={copy.integration} slug="system-integration-api" drawing={<ServiceIntegration />} />
      </ul>
    </section>
  )
}

type ModuleProps = {
  plane: 'pale' | 'paper' | 'ink' | 'white' | 'blue'
  copy: ModulesCopy['booking']
  slug: string
  drawing: ReactNode
}

function Module({ plane, copy, slug, drawing }: ModuleProps) {
  return (
    <li className={plane}>
      {drawing}
      <div className="modules-text">
        <h3>{copy.title}</h3>
        <p>{copy.text}</p>
        <LocaleLink className="go" to={`/services/${slug}`}>
          {copy.link}
        </LocaleLink>
      </div>
    </li>
  )
}
