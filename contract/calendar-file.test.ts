import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, escapeText, fold } from './calendar-file.ts'

const event = {
  uid: 'mwst@example.com',
  start: '2026-12-02T16:30:00+01:00',
  end: '2026-12-02T17:15:00+01:00',
  title: 'MWST: das vierte Quartal, vor dem Ein\u00adreichen',
  description:
    'Typische Abweichungen zwischen Journal und Formular; an einem Musterbeispiel gezeigt, mit Zeit für Fragen.',
  location: 'Online',
  url: 'https://example.com/video-studio',
}
const file = calendarFile(event, 'Muster', new Date('2026-11-21T08:00:00.500Z'))

test('an event as RFC 5545 wants it', () => {
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Muster//Website//DE',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:mwst@example.com',
      'DTSTAMP:20261121T080000Z',
      'DTSTART:20261202T153000Z',
      'DTEND:20261202T161500Z',
      'SUMMARY:MWST: das vierte Quartal\\, vor dem Einreichen',
      'DESCRIPTION:Typische Abweichungen zwischen Journal und Formular\\; an einem ',
      ' Musterbeispiel gezeigt\\, mit Zeit für Fragen.',
      'LOCATION:Online',
      'URL:https://example.com/video-studio',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('text is escaped', () => {
  expect(escapeText('a\\b;c,d\r\ne\nf')).toBe('a\\\\b\\;c\\,d\\ne\\nf')
})

test('every line has at most 75 octets, and unfolding gives the line back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const line = `SUMMARY:${escapeText(text)}`
      const folded = fold(line)
      for (const part of folded.split('\r\n')) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
      expect(folded.replaceAll('\r\n ', '')).toBe(line)
    }),
  )
})
