import { expect, test } from 'vitest'
import { longDate, shortDate, swissMoment, weekdayDate } from './dates.ts'

test('German dates are Swiss, without leading zeros and without a time zone', () => {
  expect(shortDate('2025-01-05', 'de')).toBe('5.1.2025')
  expect(longDate('2024-12-30', 'de')).toBe('30.\u00a0Dezember\u00a02024')
})

test('English dates name the month, on cards in short', () => {
  expect(shortDate('2025-01-20', 'en')).toBe('20\u00a0Jan\u00a02025')
  expect(longDate('2025-01-20', 'en')).toBe('20\u00a0January\u00a02025')
})

test('moments are told by the clock in Zurich', () => {
  expect(swissMoment('2026-11-21T08:00:00Z', 'de')).toBe('21.11.2026, 09:00')
  expect(swissMoment('2026-07-01T22:30:00Z', 'de')).toBe('02.07.2026, 00:30')
  expect(swissMoment('2026-11-21T08:00:00Z', 'en')).toBe('21 November 2026 at 09:00')
})

test('an English weekday stands before its date without a comma, with a year as without one', () => {
  expect(weekdayDate('2026-11-25T12:00:00Z', 'en')).toBe('Wednesday 25 November 2026')
  expect(weekdayDate('2026-11-25T12:00:00Z', 'de')).toBe('Mittwoch, 25. November 2026')
})
