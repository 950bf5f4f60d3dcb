import { Section } from '#app/ui/section.tsx'
import type { ServiceCopy } from '#content/schemas/service.ts'

type ServiceStepsProps = {
  label: string
  title: string
  steps: ServiceCopy['detailedContent']['process']
  /** Names the one point on the rail: where the client decides. */
  decision: string
}

/** The numbered steps of a service on one rail. */
export function ServiceSteps({ label, title, steps, decision }: ServiceStepsProps) {
  return (
    <Section className="paper service-steps" headingId="process-title">
      <div className="service-heading">
        <p className="service-label small">{label}</p>
        <h2 id="process-title">{title}</h2>
      </div>
      <ol data-steps={steps.length}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className="service-steps-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {step.note && <p className="service-steps-note">{step.note}</p>}
            </div>
            {step.decision && <p className="service-steps-decision">{decision}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
