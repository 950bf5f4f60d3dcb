import type { ReactNode } from 'react'
import { serviceGlyphs } from '#app/drawings/service-glyphs.tsx'
import { ButtonLink, GoLink } from '#app/layout/go-link.tsx'
import { Island } from '#app/lib/island.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** What you get, for whom, and from what price. The specimen below shows it. */
export function Hero({ copy }: { copy: DocumentOf<'home'>['hero'] }) {
  return (
    <section className="paper hero" aria-labelledby="hero-title">
      <div className="grid">
        <h1 id="hero-title">
          {copy.title.map((line, index) => (
            <span key={line}>
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
        <p className="hero-lead">{copy.lead}</p>
        <div className="actions">
          <ButtonLink to={{ href: '/contact', label: copy.consultation }} />
          <ButtonLink to={{ href: '/workshops', label: copy.workshops }} look="second" />
          <LocaleLink className="hero-prices" to="/prices">
            {copy.prices}
          </LocaleLink>
        </div>
      </div>
    </section>
  )
}

type BetaProps = {
  copy: DocumentOf<'home'>['beta']
  /** The waiting-list wizard, beside the figures. */
  children: ReactNode
}

/** The beta: how many places are left, and the way onto the list. */
export function Beta({ copy, children }: BetaProps) {
  return (
    <Section className="tight paper beta" id="beta" headingId="beta-title">
      <div className="beta-count">
        <Island name="BetaPlaces" props={{ copy }} />
        <GoLink to={copy.more} />
      </div>
      <div className="beta-wizard no-print">{children}</div>
    </Section>
  )
}

type ReasonsCopy = DocumentOf<'home'>['reasons']

/** Why us: six figures as lines of equal weight; behind each stands why, and how it is counted. */
export function Reasons({ copy }: { copy: ReasonsCopy }) {
  return (
    <Section className="tight white reasons" split headingId="reasons-title">
      <div className="reasons-head">
        <h2 id="reasons-title">{copy.title}</h2>
        <p className="note">{copy.note}</p>
      </div>
      <div className="reasons-list ruled closed bare">
        {copy.items.map(({ figure, unit, title, text, basis, link }) => (
          <details key={title}>
            <summary className="plus">
              <h3>{title}</h3> <span className="figure reasons-figure">{figure}</span>{' '}
              <span className="note">{unit}</span>
            </summary>
            <div className="reasons-basis">
              <p>{text}</p>
              <p className="note">{basis}</p>
              {link && <GoLink to={link} />}
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

/** The six services and the page of each, in the order of the work. */
const services = [
  { name: 'booking', slug: 'erp-automation' },
  { name: 'tax', slug: 'tax-reporting' },
  { name: 'mail', slug: 'ki-workflow-optimierung' },
  { name: 'advice', slug: 'company-formation' },
  { name: 'workshop', slug: 'ai-finance-workshop' },
  { name: 'integration', slug: 'system-integration-api' },
] as const

/** The six services as an index: a line each, which leads to its page. */
export function Modules({ copy }: { copy: DocumentOf<'home'>['modules'] }) {
  return (
    <Section className="tight paper modules" headingId="modules-title" title={copy.title} note={copy.note}>
      <ul className="modules-list ruled closed">
        {services.map(({ name, slug }) => (
          <li key={name}>
            {serviceGlyphs[name]}
            <h3>{copy[name].title}</h3>
            <p>{copy[name].text}</p>{' '}
            <LocaleLink className="go" to={`/services/${slug}`}>
              {copy[name].link}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Five points on which one can rely; beside them the machine's front, its button at rest. */
export function Trust({ copy }: { copy: DocumentOf<'home'>['trust'] }) {
  return (
    <Section className="tight ink trust" split headingId="trust-title">
      <div className="trust-head">
        <h2 id="trust-title">{copy.title}</h2>
        <div className="trust-front" aria-hidden="true" />
      </div>
      <TitledList className="trust-points ruled closed" items={copy.points} />
    </Section>
  )
}

/** Three typical routes as tram lines; the round stop is the one where a person decides. */
export function Projects({ copy }: { copy: DocumentOf<'home'>['projects'] }) {
  return (
    <Section className="tight white projects" headingId="projects-title" title={copy.title} note={copy.note}>
      {copy.items.map((item) => (
        <article className="projects-case" key={item.title}>
          <h3>
            {item.title} <small>{item.setting}</small>
          </h3>
          <ol>
            {item.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
            <li className="decision">{item.decision}</li>
            <li>{item.result}</li>
          </ol>
        </article>
      ))}
      <p className="projects-more">
        <GoLink to={copy.link} />
      </p>
    </Section>
  )
}

/** The four questions that come first; the rest is a page of its own. */
export function Questions({ copy }: { copy: DocumentOf<'home'>['faq'] }) {
  return (
    <Section className="tight pale questions" split headingId="questions-title">
      <div>
        <h2 id="questions-title">{copy.title}</h2>
        <GoLink to={copy.more} />
      </div>
      <div>
        <FaqAccordion name="home-faq" items={copy.items} tagsLabel={copy.tags} action={copy.action} />
      </div>
    </Section>
  )
}
