import { type ReactNode, useId } from 'react'
import { QuarterClock } from '#app/drawings/quarter-clock.tsx'
import { BookingLink, ButtonLink, GoLink } from '#app/layout/go-link.tsx'
import { Island } from '#app/lib/island.tsx'
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
export function Closing({ copy, bookingUrl, plain }: ClosingProps) {
  return (
    <Call title={copy.title} lead={copy.lead} plain={plain}>
      <div className="actions">
        <BookingLink to={{ href: bookingUrl, label: copy.booking, newTab: copy.newTab }} />
        {copy.second && <ButtonLink to={copy.second} look="second" />}
        {copy.third && <GoLink to={copy.third} />}
      </div>
      <Island name="NextFree" props={undefined} />
    </Call>
  )
}

/** The blue closing call where one link is all there is to do. */
export function NextStep({ copy }: { copy: { title: string; text: string; label: string; href: string } }) {
  return (
    <Call title={copy.title} lead={copy.text}>
      <div className="actions">
        <ButtonLink to={copy} />
      </div>
    </Call>
  )
}

type CallProps = { title: string; lead: string; plain?: boolean; children: ReactNode }

function Call({ title, lead, plain = false, children }: CallProps) {
  const heading = useId()
  return (
    <Section className="blue closing" data-plain={plain || undefined} headingId={heading}>
      <div className="closing-text">
        <h2 className="h1" id={heading}>
          {title}
        </h2>
        <p className="lead">{lead}</p>
        {children}
      </div>
      {!plain && (
        <div className="closing-clock no-print">
          <QuarterClock />
        </div>
      )}
    </Section>
  )
}
