import type { ServiceCopy } from '#content/schemas/service.ts'

type ServiceAudienceProps = { title: string; audience: ServiceCopy['detailedContent']['targetAudience'] }

/** For whom the service is. */
export function ServiceAudience({ title, audience }: ServiceAudienceProps) {
  return (
    <section className="section white service-audience" aria-labelledby="audience-title">
      <div className="grid">
        <h2 id="audience-title">{title}</h2>
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
