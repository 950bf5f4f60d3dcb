import { useId } from 'react'
import { QuarterClock } from '#app/drawings/quarter-clock.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'

type NextStepProps = {
  copy: { title: string; text: string; label: string; href: string }
}

/** The blue closing call where one link is all there is to do. */
export function NextStep({ copy }: NextStepProps) {
  const heading = useId()
  return (
    <section className="section blue closing" aria-labelledby={heading}>
      <div className="grid">
        <div className="closing-text">
          <h2 id={heading}>{copy.title}</h2>
          <p className="lead">{copy.text}</p>
          <div className="actions">
            <LocaleLink className={buttonClass()} to={copy.href}>
              {copy.label}
            </LocaleLink>
          </div>
        </div>
        <div className="closing-clock">
          <QuarterClock />
        </div>
      </div>
    </section>
  )
}
