import { QuarterClock } from '#app/drawings/quarter-clock.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type BookingCardProps = { copy: DocumentOf<'contact'>['booking']; bookingUrl: string }

/** The free first call, booked at an external scheduling service. */
export function BookingCard({ copy, bookingUrl }: BookingCardProps) {
  return (
    <Section className="contact-booking blue" id="booking">
      <div className="contact-booking-text">
        <h2 className="h1">{copy.title}</h2>
        <p className="lead">{copy.text}</p>
        <div className="actions">
          <a className={buttonClass()} href={bookingUrl} target="_blank" rel="noopener" data-touch="booking">
            <span>
              {copy.button} <small>({copy.newTab})</small>
            </span>
          </a>
        </div>
        <p className="note">{copy.note}</p>
      </div>
      <div className="contact-booking-clock no-print">
        <QuarterClock />
      </div>
    </Section>
  )
}
