import { describe, expect, it } from 'vitest'
import { calendarOf } from '#tests/support/calendar-server.ts'
import { busyTimes, UnusableCalendar } from './busy-times.ts'

/** October and November 2026: the clocks change on 25 October. */
const window = { from: Date.parse('2026-10-01T00:00:00Z'), until: Date.parse('2026-11-30T00:00:00Z') }

const read = (...events: string[][]) =>
  busyTimes(calendarOf(...events), window).map(({ start, end }) => `${start.slice(0, 16)} ${end.slice(0, 16)}`)

describe('busy times of a calendar', () => {
  it('keeps a weekly series at its hour by the clock, across the change of clocks, with one away and one moved', () => {
    const series = [
      ...['UID:weekly', 'DTSTART;TZID=Own/Zurich:20261014T140000', 'DTEND;TZID=Own/Zurich:20261014T150000'],
      ...['RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;TZID=Own/Zurich:20261021T140000'],
    ]
    const moved = [
      ...['UID:weekly', 'RECURRENCE-ID;TZID=Own/Zurich:20261028T140000'],
      ...['DTSTART;TZID=Own/Zurich:20261029T160000', 'DTEND;TZID=Own/Zurich:20261029T163000'],
    ]
    expect(read(series, moved)).toEqual([
      '2026-10-14T12:00 2026-10-14T13:00',
      '2026-10-29T15:00 2026-10-29T15:30',
      '2026-11-04T13:00 2026-11-04T14:00',
      '2026-11-11T13:00 2026-11-11T14:00',
    ])
  })

  it.each([
    ['the zone that the file defines', 'Own/Zurich', '2026-10-30T13:00'],
    ['a zone of the database of zones', 'Europe/Lisbon', '2026-10-30T14:00'],
    ['Zurich for a zone that nobody knows', 'Made/Up', '2026-10-30T13:00'],
  ])('reads %s', (_, zone, start) => {
    expect(read([`DTSTART;TZID=${zone}:20261030T140000`, 'DURATION:PT1H'])[0]?.slice(0, 16)).toBe(start)
  })

  it('knows the last Friday of a month, and a series without an end', () => {
    const monthly = ['DTSTART:20200131T090000Z', 'DTEND:20200131T100000Z', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR']
    expect(read(monthly)).toEqual(['2026-10-30T09:00 2026-10-30T10:00', '2026-11-27T09:00 2026-11-27T10:00'])
  })

  it('takes a whole day from midnight to midnight in Zurich, also the one of 25 hours', () => {
    expect(read(['DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026'])).toEqual([
      '2026-10-24T22:00 2026-10-25T23:00',
    ])
    expect(read(['DTSTART;VALUE=DATE:20261101'])).toEqual(['2026-10-31T23:00 2026-11-01T23:00'])
  })

  it('leaves out what is cancelled or shown as free, one occurrence of a series too', () => {
    const hour = ['DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z']
    expect(read([...hour, 'TRANSP:TRANSPARENT'])).toEqual([])
    expect(read([...hour, 'STATUS:CANCELLED'])).toEqual([])
    expect(read([...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])).toEqual([])
    const series = ['UID:s', ...hour, 'RRULE:FREQ=DAILY;COUNT=3']
    const off = [
      ...['UID:s', 'RECURRENCE-ID:20261103T090000Z', 'DTSTART:20261103T090000Z', 'DTEND:20261103T100000Z'],
      'STATUS:CANCELLED',
    ]
    expect(read(series, off)).toEqual(['2026-11-02T09:00 2026-11-02T10:00', '2026-11-04T09:00 2026-11-04T10:00'])
  })

  it('moves all that follows, where an exception says so', () => {
    const series = ['UID:s', 'DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z', 'RRULE:FREQ=DAILY;COUNT=4']
    const later = [
      ...['UID:s', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261104T090000Z'],
      ...['DTSTART:20261104T110000Z', 'DTEND:20261104T120000Z'],
    ]
    expect(read(series, later)).toEqual([
      '2026-11-02T09:00 2026-11-02T10:00',
      '2026-11-03T09:00 2026-11-03T10:00',
      '2026-11-04T11:00 2026-11-04T12:00',
      '2026-11-05T11:00 2026-11-05T12:00',
    ])
  })

  it('finds an occurrence that was moved here from after the time looked at, and one without its series', () => {
    const series = ['UID:s', 'DTSTART:20270101T090000Z', 'DTEND:20270101T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=3']
    const early = ['UID:s', 'RECURRENCE-ID:20270108T090000Z', 'DTSTART:20261120T090000Z', 'DTEND:20261120T100000Z']
    expect(read(series, early)).toEqual(['2026-11-20T09:00 2026-11-20T10:00'])
    expect(read(early)).toEqual(['2026-11-20T09:00 2026-11-20T10:00'])
  })

  it('passes over what the book itself has put there', () => {
    const own = calendarOf(['UID:ours@site.example', 'DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z'])
    expect(busyTimes(own, window, (uid) => uid.endsWith('@site.example'))).toEqual([])
  })

  it('reads calendars that tell free and busy only', () => {
    const text = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VFREEBUSY', 'UID:f', 'DTSTAMP:20260101T000000Z'],
      ...['FREEBUSY;FBTYPE=BUSY:20261102T090000Z/20261102T100000Z,20261103T090000Z/PT30M'],
      ...['FREEBUSY;FBTYPE=FREE:20261104T090000Z/20261104T100000Z', 'END:VFREEBUSY', 'END:VCALENDAR'],
    ].join('\r\n')
    expect(busyTimes(text, window).map(({ start }) => start)).toEqual([
      '2026-11-02T09:00:00.000Z',
      '2026-11-03T09:00:00.000Z',
    ])
  })

  it.each(['', '<html><body>Sign in</body></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])('refuses %j', (text) => {
    expect(() => busyTimes(text, window)).toThrow(UnusableCalendar)
  })
})
