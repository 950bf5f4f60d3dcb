import { MissingSlip } from '#app/drawings/missing-slip.tsx'
import { ButtonLink, GoLink } from '#app/layout/go-link.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Breadcrumb, type Crumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { LinkedText, type TextLink } from '#app/ui/linked-text.tsx'
import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ServiceCopy } from '#content/schemas/service.ts'

type ServiceHeroProps = {
  breadcrumb: { label: string; trail: Crumb[]; current: string }
  title: string
  intro: string
  booking: { label: string; newTab: string; url: string }
  prices: { label: string; target: string }
}

/** What the service does, in one sentence; the exhibit below shows it. */
export function ServiceHero({ breadcrumb, title, intro, booking, prices }: ServiceHeroProps) {
  return (
    <section className="service-hero paper">
      <div className="grid">
        <Breadcrumb {...breadcrumb} />
        <h1>{title}</h1>
        <div className="service-hero-text">
          <p className="lead">{intro}</p>
          <div className="actions">
            <a className={buttonClass()} href={booking.url} target="_blank" rel="noopener">
              <span>
                {booking.label} <span className="visually-hidden">({booking.newTab})</span>
              </span>
            </a>
            <a className={buttonClass('second')} href={`#${prices.target}`}>
              {prices.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

type ServiceFeaturesProps = {
  label: string
  title: string
  features: ServiceCopy['detailedContent']['features']
  plane: 'white' | 'pale'
}

/** What the service does, point by point. */
export function ServiceFeatures({ label, title, features, plane }: ServiceFeaturesProps) {
  return (
    <Section className={`${plane} service-features`} split headingId="features-title">
      <div>
        <p className="service-label small">{label}</p>
        <h2 id="features-title">{title}</h2>
      </div>
      <TitledList className="ruled" items={features} />
    </Section>
  )
}

type ServiceStepsProps = {
  label: string
  title: string
  steps: ServiceCopy['detailedContent']['process']
  /** Names the one point on the rail: where the client decides. */
  decision: string
}

/** The numbered steps of a service on one rail. */
export function ServiceSteps({ label, title, steps, decision }: ServiceStepsProps) {
  return (
    <Section className="paper service-steps" headingId="process-title">
      <div className="service-heading">
        <p className="service-label small">{label}</p>
        <h2 id="process-title">{title}</h2>
      </div>
      <ol data-steps={steps.length}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className="service-steps-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {step.note && <p className="service-steps-note">{step.note}</p>}
            </div>
            {step.decision && <p className="service-steps-decision">{decision}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

type ServiceBenefitsProps = { title: string; benefits: ServiceCopy['detailedContent']['benefits'] }

/** What the client gains, each with how it is counted or what it rests on. */
export function ServiceBenefits({ title, benefits }: ServiceBenefitsProps) {
  return (
    <Section className="ink service-benefits" split headingId="benefits-title">
      <h2 className="h3" id="benefits-title">
        {title}
      </h2>
      <TitledList titles="h2" items={benefits} />
    </Section>
  )
}

type ServiceAudienceProps = { label: string; title: string; audience: ServiceCopy['detailedContent']['targetAudience'] }

/** For whom the service is. */
export function ServiceAudience({ label, title, audience }: ServiceAudienceProps) {
  return (
    <Section className="white service-audience" headingId="audience-title">
      <div className="service-heading">
        <p className="service-label small">{label}</p>
        <h2 id="audience-title">{title}</h2>
      </div>
      <dl>
        {audience.map((group) => (
          <div key={group.title}>
            <dt className="h3">{group.title}</dt>
            <dd>{group.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

type ServiceInfoProps = {
  info: NonNullable<ServiceCopy['detailedContent']['additionalInfo']>
  /** Mail address and phone number as they stand in the text. */
  contacts: TextLink[]
}

/** How to reach the people, and the questions that come up. */
export function ServiceInfo({ info, contacts }: ServiceInfoProps) {
  return (
    <Section className="pale service-info" split headingId="info-title">
      <div className="service-info-text">
        <h2 id="info-title">{info.title}</h2>
        <p>
          <LinkedText text={info.text} links={contacts} />
        </p>
      </div>
      <div>
        <FaqAccordion name="service-faq" items={info.faq} openIndex={0} />
      </div>
    </Section>
  )
}

type ServiceOthersProps = {
  title: string
  services: { slug: string; label: string; description: string }[]
  all?: { label: string; href: string }
}

/** The other services, as a list to go on with. */
export function ServiceOthers({ title, services, all }: ServiceOthersProps) {
  return (
    <Section className="white service-others" split headingId="others-title">
      <div className="service-others-head">
        <h2 id="others-title">{title}</h2>
        {all && <GoLink to={all} />}
      </div>
      <ul className="ruled closed bare">
        {services.map((service) => (
          <li key={service.slug}>
            <LocaleLink to={`/services/${service.slug}`}>
              <span className="service-others-label h3">{service.label}</span>
              <span className="service-others-text">{service.description}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Said where an address names no service. */
export function ServiceNotFound({ copy }: { copy: DocumentOf<'services'>['notFound'] }) {
  return (
    <section className="paper service-not-found">
      <div className="grid">
        <h1>{copy.title}</h1>
        <div>
          <p className="lead">{copy.text}</p>
          <p className="actions">
            <ButtonLink to={copy.back} />
          </p>
        </div>
      </div>
      <div className="service-not-found-drawing runs-on">
        <MissingSlip />
      </div>
    </section>
  )
}
