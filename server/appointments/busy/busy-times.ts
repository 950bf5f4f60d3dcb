import ICAL from 'ical.js'
import { swissTime, timeWithOffset } from '#content/swiss-time.ts'
import type { Slot } from '#contract/slot.ts'

/** Times of which and until which, in milliseconds since 1970. */
export type Window = { from: number; until: number }

/** What is read is no calendar, or holds more than anybody's. */
export class UnusableCalendar extends Error {
  override name = 'UnusableCalendar'
}

/** More busy times in a year than a person has: a wrong address, or a series by the second. */
const mostTimes = 5_000

/**
 * The times in which a calendar (RFC 5545) says that its owner is busy: single events, series with their exceptions, whole days,
 * and what only free/busy calendars tell. Cancelled events and those shown as free are left out. Times without a zone, and whole
 * days, are read by the clock in Zurich.
 * @param isOurs tells by the UID which events are appointments of the book itself
 * @throws UnusableCalendar
 */
export function busyTimes(text: string, window: Window, isOurs: (uid: string) => boolean = () => false): Slot[] {
  const found = new Map<string, Slot>()
  const add = (start: number, end: number) => {
    if (!(start < end) || end <= window.from || start >= window.until) return
    const slot = { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
    found.set(`${slot.start} ${slot.end}`, slot)
    if (found.size > mostTimes) throw new UnusableCalendar(`more than ${mostTimes} busy times`)
  }
  for (const calendar of calendarsIn(text)) {
    const events = calendar
      .getAllSubcomponents('vevent')
      .filter((event) => event.hasProperty('dtstart') && !isOurs(String(event.getFirstPropertyValue('uid') ?? '')))
    const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id')
    const exceptions = Map.groupBy(events.filter(isException), uidOf)
    for (const event of events) {
      if (isException(event)) addOnce(event, add)
      else if (!isRecurring(event)) addOnce(event, add)
      else addSeries(event, exceptions.get(uidOf(event)) ?? [], window, add)
    }
    for (const list of calendar.getAllSubcomponents('vfreebusy')) addPeriods(list, add)
  }
  return [...found.values()].sort((left, right) => left.start.localeCompare(right.start))
}

type Add = (start: number, end: number) => void

function calendarsIn(text: string): ICAL.Component[] {
  let parsed: unknown
  try {
    parsed = ICAL.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UnusableCalendar('not iCalendar', { cause: error })
  }
  // One calendar is parsed as one, several in a file as a list of them.
  const list = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]
  const calendars = list.map((one) => new ICAL.Component(one)).filter(({ name }) => name === 'vcalendar')
  if (calendars.length === 0) throw new UnusableCalendar('no calendar')
  return calendars
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')
const isRecurring = (event: ICAL.Component) => event.hasProperty('rrule') || event.hasProperty('rdate')

function isBusy(event: ICAL.Component): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  return (
    value('status') !== 'CANCELLED' &&
    value('transp') !== 'TRANSPARENT' &&
    // What Outlook writes of an event that its owner shows as free.
    value('x-microsoft-cdo-busystatus') !== 'FREE'
  )
}

function addOnce(component: ICAL.Component, add: Add): void {
  if (!isBusy(component)) return
  const event = new ICAL.Event(component, { exceptions: [], strictExceptions: true })
  const zone = zoneOf(component)
  add(momentOf(event.startDate, zone), momentOf(event.endDate, zone))
}

/** Each occurrence that no exception replaces; exceptions stand for themselves, wherever they have been moved to. */
function addSeries(component: ICAL.Component, exceptions: ICAL.Component[], { until }: Window, add: Add): void {
  const series = new ICAL.Event(component, {
    exceptions: exceptions.map((exception) => new ICAL.Event(exception)),
    strictExceptions: true,
  })
  const zone = zoneOf(component)
  const iterator = series.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (momentOf(next, zone) >= until) return
    const { item, startDate, endDate } = series.getOccurrenceDetails(next)
    if (item !== series && item.recurrenceId.compare(next) === 0) continue
    if (isBusy(item.component)) add(momentOf(startDate, zone), momentOf(endDate, zone))
  }
}

function addPeriods(list: ICAL.Component, add: Add): void {
  for (const property of list.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue
    for (const period of property.getValues() as unknown as ICAL.Period[]) {
      add(momentOf(period.start), momentOf(period.getEnd()))
    }
  }
}

/** The zone that an event's beginning names. */
function zoneOf(event: ICAL.Component): string | undefined {
  const zone = event.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof zone === 'string' ? zone : undefined
}

/** In milliseconds since 1970. A zone that the file defines is read as it does, another by the IANA database. */
function momentOf(time: ICAL.Time, zone?: string): number {
  const [year, month, day, hour, minute] = [
    String(time.year).padStart(4, '0'),
    ...[time.month, time.day, time.hour, time.minute].map((part) => String(part).padStart(2, '0')),
  ]
  const date = `${year}-${month}-${day}`
  if (time.isDate) return Date.parse(swissTime(date, '00:00'))
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000
  const clock = zone !== undefined && isKnownZone(zone) ? zone : 'Europe/Zurich'
  return Date.parse(timeWithOffset(date, `${hour}:${minute}`, clock))
}

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
