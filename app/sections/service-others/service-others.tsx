import { GoLink } from '#app/layout/go-link.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Section } from '#app/ui/section.tsx'

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
      <ul>
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
