import { Accordion } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The seven days of the rollout, one open at a time, on a rail that ends where the team decides alone. */
export function Plan({ copy, id }: { copy: DocumentOf<'workshops'>['plan']; id: string }) {
  return (
    <Section className="ink" id={id} split headingId="plan-title">
      <div className="workshops-plan-head">
        <h2 id="plan-title">{copy.title}</h2>
        <p className="workshops-plan-lead">{copy.lead}</p>
      </div>
      <div className="workshops-plan">
        <Accordion
          name="workshop-plan"
          openIndex={0}
          items={copy.days.map((day, index) => ({
            id: `day-${index + 1}`,
            mark: day.day,
            summary: day.title,
            content: <p>{day.description}</p>,
          }))}
        />
      </div>
    </Section>
  )
}
