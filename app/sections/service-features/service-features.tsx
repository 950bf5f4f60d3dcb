import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
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
    <Section className={`${plane} service-features`} split headingId="features-title">
      <div>
        <p className="service-label small">{label}</p>
        <h2 id="features-title">{title}</h2>
      </div>
      <TitledList className="ruled" items={features} />
    </Section>
  )
}
