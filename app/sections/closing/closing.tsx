import { useId } from 'react'
import { QuarterClock } from '#app/drawings/quarter-clock.tsx'
import { Island } from '#app/lib/island.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'

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
    <section className="section blue closing" data-plain={plain || undefined} aria-labelledby={heading}>
      <div className="grid">
        <div className="closing-text">
          <h2 id={heading}>{copy.title}</h2>
          <p className="lead">{copy.lead}</p>
          <div className="actions">
            <a className={buttonClass()} href={bookingUrl} target="_blank" rel="noopener" data-touch="booking">
              <span>
                {copy.booking} <span className="visually-hidden">({copy.newTab})</span>
              </span>
            </a>
            {copy.second && (
              <LocaleLink className={buttonClass('second')} to={copy.second.href}>
                {copy.second.label}
              </LocaleLink>
            )}
            {copy.third && (
              <LocaleLink className="go" to={copy.third.href}>
                {copy.third.label}
              </LocaleLink>
            )}
          </div>
          <Island name="NextFree" props={undefined} />
        </div>
        {!plain && (
          <div className="closing-clock">
            <QuarterClock />
          </div>
        )}
      </div>
    </section>
  )
}
