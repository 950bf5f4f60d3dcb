import { Section } from '#app/ui/section.tsx'
import type { ServiceCopy } from '#content/schemas/service.ts'

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
