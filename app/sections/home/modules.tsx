import { serviceGlyphs } from '#app/drawings/service-glyphs.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

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
      <ul className="modules-list">
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
