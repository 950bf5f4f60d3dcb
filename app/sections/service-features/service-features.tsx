import type { ServiceCopy } from '#content/schemas/service.ts'

type ServiceFeaturesProps = {
  label: string
  title: string
  features: ServiceCopy['detailedContent']['features']
  plane: 'white' | 'pale'
}

/** What the service does, point by point. */
export function ServiceFeatures({ label, title, features, plane }: ServiceFeaturesProps) {
  return (
    <section className={`section ${plane} service-features`} aria-labelledby="features-title">
      <div className="grid">
        <div className="service-heading">
          <p className="service-label">{label}</p>
          <h2 id="features-title">{title}</h2>
        </div>
        <ul>
          {features.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
