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
 * An iCalendar file (RFC 5545) with one event. Times are written in UTC, which needs no time zone rules. `revised` is when the
 * event's words or times were last written.
 */
export function calendarFile(event: CalendarEvent, brand: string, revised: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand)}//Website//DE`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(revised)}`,
    `DTSTART:${utc(new Date(event.start))}`,
    `DTEND:${utc(new Date(event.end))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** 20250212T153000Z */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Escapes a text (RFC 5545, section 3.3.11). Soft hyphens and joiners are for line breaks on pages and have no place in a calendar. */
export function escapeText(text: string): string {
  return text
    .replace(/[\u00ad\u2060]/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
}

const octetsPerLine = 75

/** Folds a line (RFC 5545, section 3.1): no line longer than 75 octets; what follows a break begins with a blank. Characters stay whole. */
export function fold(line: string): string {
  let octets = 0
  let folded = ''
  for (const character of line) {
    const length = new TextEncoder().encode(character).length
    if (octets + length > octetsPerLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
