import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What the server answers: a calendar with its ETag, or another status. */
export type CalendarAnswer = { text: string; etag?: string } | { status: number; location?: string }

/** A calendar's server on the loopback. `answer` says what comes next; requests that know the ETag get 304. */
export async function startCalendarServer(answer: CalendarAnswer) {
  const state = { url: '', answer, asked: [] as { path: string; headers: IncomingHttpHeaders; status: number }[] }
  const server = createServer((request, response) => {
    const { answer } = state
    const reply = (status: number, headers: Record<string, string> = {}, body = '') => {
      state.asked.push({ path: request.url ?? '', headers: request.headers, status })
      response.writeHead(status, headers).end(body)
    }
    if ('status' in answer) return reply(answer.status, answer.location ? { location: answer.location } : {})
    const { text, etag } = answer
    if (etag && request.headers['if-none-match'] === etag) return reply(304)
    reply(200, { 'content-type': 'text/calendar; charset=utf-8', ...(etag && { etag }) }, text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  })
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/private/very-secret/basic.ics`
  return state
}

/** A calendar (RFC 5545) of components written line by line, with the zone of Zurich as calendars define it. */
export function calendarOf(...components: string[][]): string {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Own/Zurich'],
    ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'DTSTART:19700329T020000'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'DTSTART:19701025T030000'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
  ]
  const events = components.flatMap((lines, index) => {
    const uid = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:event-${index}@calendar.example`]
    return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...zone, ...events, 'END:VCALENDAR', ''].join('\r\n')
}
