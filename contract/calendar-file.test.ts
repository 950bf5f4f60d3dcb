import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'mwst@example.com',
  start: '2026-12-02T16:30:00+01:00',
  end: '2026-12-02T17:15:00+01:00',
  title: 'MWST: das vierte Quartal, vor dem Ein\u00adreichen',
  description: 'Typische Abweichungen; an einem Musterbeispiel gezeigt,\nmit Zeit für Fragen.',
  location: 'Online',
  url: 'https://example.com/video-studio',
}
const fileOf = (own: typeof event) => calendarFile(own, 'Muster', new Date('2026-11-21T08:00:00.500Z'))

function read(file: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const found = calendar.getFirstSubcomponent('vevent')
  if (!found) throw new Error('there is no event')
  return new ICAL.Event(found)
}

test('a calendar program reads the event as it is, without what is for pages only', () => {
  const { uid, summary, description, location, startDate, endDate, component } = read(fileOf(event))
  expect({ uid, summary, description, location }).toEqual({
    uid: event.uid,
    summary: 'MWST: das vierte Quartal, vor dem Einreichen',
    description: event.description,
    location: 'Online',
  })
  const times = [startDate, endDate].map((time) => time.toJSDate().toISOString())
  expect(times).toEqual(['2026-12-02T15:30:00.000Z', '2026-12-02T16:15:00.000Z'])
  expect(component.getFirstPropertyValue('url')).toBe(event.url)
  expect(fileOf(event)).toContain('DTSTAMP:20261121T080000Z\r\n')
})

test('every line has at most 75 octets, and a text is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('ä', 'b', '\\', ';', ',', '„', '🧾', ' '), maxLength: 400 }),
      (title) => {
        const file = fileOf({ ...event, title: `x${title}` })
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(read(file).summary).toBe(`x${title}`)
      },
    ),
  )
})
