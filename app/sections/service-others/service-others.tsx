import { LocaleLink } from '#app/lib/locale-link.tsx'

type ServiceOthersProps = {
  title: string
  services: { slug: string; label: string; description: string }[]
  all?: { label: string; href: string }
}

/** The other services, as a list to go on with. */
export function ServiceOthers({ title, services, all }: ServiceOthersProps) {
  return (
    <section className="section white service-others" aria-labelledby="others-title">
      <div className="grid">
        <div className="service-others-head">
          <h2 id="others-title">{title}</h2>
          {all && (
            <LocaleLink className="go" to={all.href}>
              {all.label}
            </LocaleLink>
          )}
        </div>
        <ul>
          {services.map((service) => (
            <li key={service.slug}>
              <LocaleLink to={`/services/${service.slug}`}>
                <span className="service-others-label">{service.label}</span>
                <span className="service-others-text">{service.description}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
