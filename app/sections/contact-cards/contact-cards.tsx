import { QuarterClock } from '#app/drawings/quarter-clock.tsx'
import { phoneLink } from '#app/lib/contact-links.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { TextList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type MailCardProps = {
  copy: Pick<DocumentOf<'contact'>, 'mail' | 'phone'>
  mail: string
  phone: string
}

/** The address and the number, as a register: what it is, the way, when to expect somebody. */
export function MailCard({ copy, mail, phone }: MailCardProps) {
  return (
    <dl className="contact-register ruled near closed">
      <div>
        <dt className="small">{copy.mail.title}</dt>
        <dd>
          <a href={`mailto:${mail}`}>{mail}</a>
        </dd>
        <dd className="note">{copy.mail.text}</dd>
      </div>
      <div>
        <dt className="small">{copy.phone.title}</dt>
        <dd>
          <a className="nowrap" href={phoneLink(phone)}>
            {phone}
          </a>
        </dd>
        <dd className="note">{copy.phone.hours}</dd>
      </div>
    </dl>
  )
}

/** ISO weekdays (Monday = 1) and times as `14:00`. */
type OpeningHours = { fromDay: number; toDay: number; from: string; to: string }

type HoursCardProps = {
  copy: DocumentOf<'contact'>['hours']
  consultation: OpeningHours
  phone: OpeningHours
}

/** Opening hours in words, and the working week drawn to scale beside them. */
export function HoursCard({ copy, consultation, phone }: HoursCardProps) {
  return (
    <Section className="pale" id="hours">
      <div className="contact-hours-words">
        <h2>{copy.title}</h2>
        <dl className="contact-register ruled near closed">
          <div>
            <dt className="contact-hours-key small" data-hours="consultation">
              {copy.consultation}
            </dt>
            <dd>{copy.consultationHours}</dd>
          </div>
          <div>
            <dt className="contact-hours-key small" data-hours="phone">
              {copy.phone}
            </dt>
            <dd>{copy.phoneHours}</dd>
          </div>
        </dl>
        <p className="note">{copy.note}</p>
      </div>
      <Week copy={copy} consultation={consultation} phone={phone} />
    </Section>
  )
}

const rowHeight = 48

/** One row a weekday; across, from the first hour of the phone to its last, in percent, so that lettering never shrinks. */
function Week({ copy, consultation, phone }: HoursCardProps) {
  const start = hourOf(phone.from)
  const across = (time: string) => `${((hourOf(time) - start) / (hourOf(phone.to) - start)) * 100}%`
  const span = ({ from, to }: OpeningHours) => ({
    x: across(from),
    width: `${((hourOf(to) - hourOf(from)) / (hourOf(phone.to) - start)) * 100}%`,
  })
  const bottom = copy.days.length * rowHeight
  const marks = [
    { time: phone.from, anchor: 'start' },
    { time: consultation.from, anchor: 'middle' },
    { time: consultation.to, anchor: 'middle' },
    { time: phone.to, anchor: 'end' },
  ] as const
  return (
    <div className="contact-week runs-on" aria-hidden="true">
      <TextList items={copy.days} />
      <svg height={bottom + 32} aria-hidden="true">
        {copy.days.map((day, row) => (
          <g key={day}>
            {isOpen(phone, row + 1) && (
              <rect {...span(phone)} y={row * rowHeight} height={rowHeight - 2} fill="var(--db)" />
            )}
            {isOpen(consultation, row + 1) && (
              <rect {...span(consultation)} y={row * rowHeight} height={rowHeight - 2} fill="var(--dc)" />
            )}
          </g>
        ))}
        {marks.map(({ time, anchor }) => (
          <g key={time}>
            <line x1={across(time)} x2={across(time)} y1="0" y2={bottom + 6} stroke="var(--dl)" />
            <text x={across(time)} y={bottom + 26} textAnchor={anchor} fontSize="15" fill="var(--dl)">
              {shortTime(time)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

function isOpen(hours: OpeningHours, day: number): boolean {
  return day >= hours.fromDay && day <= hours.toDay
}

/** `09:00` is 9, `14:30` stays. */
function shortTime(time: string): string {
  return time.replace(/^0|:00$/g, '')
}

/** `14:30` is 14.5. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

/** The free first call, booked at an external scheduling service. */
export function BookingCard({ copy, bookingUrl }: { copy: DocumentOf<'contact'>['booking']; bookingUrl: string }) {
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
