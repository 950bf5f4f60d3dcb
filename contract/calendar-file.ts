import { ICalCalendar } from 'ical-generator'

export type CalendarEvent = {
  /** Unique in the world and the same for ever: a second import replaces the first. */
  uid: string
  /** ISO 8601 with offset. */
  start: string
  end: string
  title: string
  description: string
  location: string
  /** Absolute address of the page. */
  url: string
}

/**
 * An iCalendar file with one event. Times are written in UTC, which needs no time zone rules. `revised` is when the event's words
 * or times were last written.
 */
export function calendarFile(event: CalendarEvent, brand: string, revised: Date): string {
  const calendar = new ICalCalendar({ prodId: { company: brand, product: 'Website', language: 'DE' } })
  calendar.createEvent({
    id: event.uid,
    start: new Date(event.start),
    end: new Date(event.end),
    stamp: revised,
    summary: unhyphenated(event.title),
    description: unhyphenated(event.description),
    location: event.location,
    url: event.url,
  })
  // Each line ends with one, the last as well (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}

/** Soft hyphens and joiners are for line breaks on pages and have no place in a calendar. */
function unhyphenated(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ')
}
