import type { ServiceCopy } from '#content/schemas/service.ts'

type ServiceAudienceProps = { label: string; title: string; audience: ServiceCopy['detailedContent']['targetAudience'] }

/** For whom the service is. */
export function ServiceAudience({ label, title, audience }: ServiceAudienceProps) {
  return (
    <section className="section white service-audience" aria-labelledby="audience-title">
      <div className="grid">
        <div className="service-heading">
          <p className="service-label">{label}</p>
          <h2 id="audience-title">{title}</h2>
        </div>
        <dl>
          {audience.map((group) => (
            <div key={group.title}>
              <dt>{group.title}</dt>
              <dd>{group.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
