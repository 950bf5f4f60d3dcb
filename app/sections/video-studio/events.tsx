import { LocaleLink } from '#app/lib/locale-link.tsx'
import { localePath } from '#app/lib/locale-path.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { useNow } from '#app/lib/use-now.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { EventFacts } from '#content/event-facts.ts'

/** The sentence of a registration stands in the form alone. */
type AnnouncedEvent = Omit<EventFacts, 'registration'>

type EventsProps = {
  copy: Omit<DocumentOf<'video-studio'>['events'], 'items' | 'registerMessage'>
  events: AnnouncedEvent[]
  /** When the page was built, milliseconds of the epoch. */
  builtAt: number
  /** Where the newsletter is subscribed to. */
  newsletter: string
}

/** The dated events, the next one first: one that lies ahead can be registered for and put into a calendar, one that is over says so. */
export function Events({ copy, events, builtAt, newsletter }: EventsProps) {
  const now = useNow(builtAt)
  const isPast = (event: AnnouncedEvent) => Date.parse(event.end) <= now
  const upcoming = events.filter((event) => !isPast(event)).sort(byStart)
  const past = events.filter(isPast).sort(byStart).reverse()
  return (
    <Section className="pale" headingId="events-title">
      <div className="head studio-events-head">
        <h2 id="events-title">{copy.title}</h2>
        <p className="note">{copy.lead}</p>
      </div>
      <p className="studio-events-note">{upcoming.length === 0 ? copy.empty : copy.upcoming.text}</p>
      <ol className="studio-events ruled closed">
        {[...upcoming, ...past].map((event) => {
          const isOver = isPast(event)
          return (
            <li key={event.id} data-state={isOver ? 'past' : 'upcoming'}>
              <p className="studio-event-date">
                <time dateTime={event.start}>
                  <span className="figure">{event.date}</span>
                  <span>{event.time}</span>
                </time>
              </p>
              <div className="studio-event-text">
                <h3>{event.title}</h3>
                <p>{event.description}</p>
                <p className="note">
                  {event.type}, {copy.location}
                </p>
              </div>
              <div className="studio-event-state">
                <p>{isOver ? copy.past.label : copy.upcoming.label}</p>
                {isOver ? (
                  <a className="go" href={newsletter}>
                    {copy.past.action}
                  </a>
                ) : (
                  <Upcoming event={event} copy={copy} />
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

function byStart(one: AnnouncedEvent, other: AnnouncedEvent): number {
  return Date.parse(one.start) - Date.parse(other.start)
}

function Upcoming({ event, copy }: { event: AnnouncedEvent; copy: EventsProps['copy'] }) {
  const language = useLanguage()
  return (
    <>
      <LocaleLink className={buttonClass()} to={`/contact?event=${event.id}#contact-form`}>
        <span>
          {copy.register} <span className="visually-hidden">({event.title})</span>
        </span>
      </LocaleLink>
      <a className="go" href={localePath(`/video-studio/${event.id}.ics`, language)} download>
        {copy.calendar}
      </a>
    </>
  )
}
