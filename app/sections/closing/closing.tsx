import { useId } from 'react'
import { QuarterClock } from '#app/drawings/quarter-clock.tsx'
import { ButtonLink, GoLink } from '#app/layout/go-link.tsx'
import { Island } from '#app/lib/island.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'

type ClosingProps = {
  copy: {
    title: string
    lead: string
    /** Label of the button to the booking service. */
    booking: string
    /** Said after it to those who do not see that a new tab opens. */
    newTab: string
    /** An outlined button beside it. */
    second?: { label: string; href: string }
    /** A plain link after the buttons. */
    third?: { label: string; href: string }
  }
  bookingUrl: string
  /** Without the clock, where the page has a picture of its own. */
  plain?: boolean
}

/** The blue closing call: book a consultation, or one of the other next steps. */
export function Closing({ copy, bookingUrl, plain = false }: ClosingProps) {
  const heading = useId()
  return (
    <Section className="blue closing" data-plain={plain || undefined} headingId={heading}>
      <div className="closing-text">
        <h2 className="h1" id={heading}>
          {copy.title}
        </h2>
        <p className="lead">{copy.lead}</p>
        <div className="actions">
          <a className={buttonClass()} href={bookingUrl} target="_blank" rel="noopener" data-touch="booking">
            <span>
              {copy.booking} <span className="visually-hidden">({copy.newTab})</span>
            </span>
          </a>
          {copy.second && <ButtonLink to={copy.second} look="second" />}
          {copy.third && <GoLink to={copy.third} />}
        </div>
        <Island name="NextFree" props={undefined} />
      </div>
      {!plain && (
        <div className="closing-clock no-print">
          <QuarterClock />
        </div>
      )}
    </Section>
  )
}
