import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { ServiceCopy } from '#content/schemas/service.ts'

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
