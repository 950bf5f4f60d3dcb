import type { ReactNode } from 'react'
import { ExpertiseDrawing } from '#app/drawings/expertise.tsx'
import { LetterReply } from '#app/drawings/letter-reply.tsx'
import {
  ServiceAdvice,
  ServiceBooking,
  ServiceIntegration,
  ServiceMail,
  ServiceTax,
  ServiceWorkshop,
} from '#app/drawings/services.tsx'
import { ServicesLine } from '#app/drawings/services-line.tsx'
import { ButtonLink, GoLink } from '#app/layout/go-link.tsx'
import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { TextList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ExpertiseCopy } from '#content/schemas/expertise.ts'
import type { ServiceSlug } from '#content/site.ts'

/** What is taken over and what is approved, in words and as one line of documents before a gate; then where to begin. */
export function ServicesHero({ copy: { hero, intro } }: { copy: Pick<DocumentOf<'services'>, 'hero' | 'intro'> }) {
  return (
    <>
      <section className="services-hero paper">
        <div className="grid">
          <h1>
            {hero.title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <div className="services-hero-drawing runs-on">
          <ServicesLine label={hero.drawing} />
        </div>
      </section>
      <Section className="white services-intro" split headingId="services-title" title={intro.title}>
        <div className="services-intro-text">
          <p className="lead">{intro.text}</p>
          <p>{intro.note}</p>
        </div>
      </Section>
    </>
  )
}

type ServiceLine = {
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

/** What is not offered, said plainly. */
export function ServicesBoundaries({ copy }: { copy: DocumentOf<'services'>['boundaries'] }) {
  return (
    <Section className="paper services-boundaries" headingId="boundaries-title">
      <div className="services-boundaries-text">
        <h2 id="boundaries-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <TextList className="ruled closed" items={copy.items} />
    </Section>
  )
}

type ExpertiseSectionCopy = DocumentOf<'services'>['expertise']

type ServicesExpertiseProps = {
  copy: ExpertiseSectionCopy
  /** Each is an anchor named by its key. */
  areas: ExpertiseCopy[]
  serviceLabels: Record<ServiceSlug, string>
}

/** The eight areas of expertise as a register: title and sentence always, the rest when opened. */
export function ServicesExpertise({ copy, areas, serviceLabels }: ServicesExpertiseProps) {
  return (
    <Section className="white services-expertise" headingId="expertise-title">
      <div className="head">
        <h2 id="expertise-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <Accordion
        name="expertise"
        openIndex={0}
        items={areas.map((area) => ({
          id: area.key,
          summary: area.title,
          note: area.lead,
          content: <Area area={area} copy={copy} service={serviceLabels[area.service]} />,
        }))}
      />
    </Section>
  )
}

function Area({ area, copy, service }: { area: ExpertiseCopy; copy: ExpertiseSectionCopy; service: string }) {
  return (
    <div className="services-expertise-area">
      <ExpertiseDrawing area={area.key} />
      <p>{area.text}</p>
      <div>
        <h4>{copy.pointsLabel}</h4>
        <TextList items={area.points} />
        <GoLink to={{ href: `/services/${area.service}`, label: fill(copy.serviceLabel, { service }) }} />
      </div>
    </div>
  )
}

/** The next step for a reader who is not sure: write, or see who answers. */
export function ServicesClosing({ copy }: { copy: DocumentOf<'services'>['closing'] }) {
  return (
    <Section className="ink services-closing" headingId="closing-title">
      <div className="services-closing-text">
        <h2 className="h1" id="closing-title">
          {copy.title}
        </h2>
        <p className="lead">{copy.lead}</p>
        <div className="actions">
          <ButtonLink to={copy.contact} />
          <ButtonLink to={copy.about} look="second" />
        </div>
      </div>
      <div className="services-closing-drawing runs-on">
        <LetterReply label={copy.drawing} />
      </div>
    </Section>
  )
}
