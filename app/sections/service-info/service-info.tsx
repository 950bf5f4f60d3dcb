import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
import { LinkedText, type TextLink } from '#app/ui/linked-text.tsx'
import { Section } from '#app/ui/section.tsx'
import type { ServiceCopy } from '#content/schemas/service.ts'

type ServiceInfoProps = {
  info: NonNullable<ServiceCopy['detailedContent']['additionalInfo']>
  /** Mail address and phone number as they stand in the text. */
  contacts: TextLink[]
}

/** How to reach the people, and the questions that come up. */
export function ServiceInfo({ info, contacts }: ServiceInfoProps) {
  return (
    <Section className="pale service-info" split headingId="info-title">
      <div className="service-info-text">
        <h2 id="info-title">{info.title}</h2>
        <p>
          <LinkedText text={info.text} links={contacts} />
        </p>
      </div>
      <div>
        <FaqAccordion name="service-faq" items={info.faq} openIndex={0} />
      </div>
    </Section>
  )
}
