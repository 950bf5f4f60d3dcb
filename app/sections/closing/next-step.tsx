import { useId } from 'react'
import { QuarterClock } from '#app/drawings/quarter-clock.tsx'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { Section } from '#app/ui/section.tsx'

type NextStepProps = {
  copy: { title: string; text: string; label: string; href: string }
}

/** The blue closing call where one link is all there is to do. */
export function NextStep({ copy }: NextStepProps) {
  const heading = useId()
  return (
    <Section className="blue closing" headingId={heading}>
      <div className="closing-text">
        <h2 className="h1" id={heading}>
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
        <div className="actions">
          <ButtonLink to={copy} />
        </div>
      </div>
      <div className="closing-clock no-print">
        <QuarterClock />
      </div>
    </Section>
  )
}
