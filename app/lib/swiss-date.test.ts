import { expect, test } from 'vitest'
import { longDate, shortDate } from './swiss-date.ts'

test('dates are Swiss German, without leading zeros and without a time zone', () => {
  expect(shortDate('2025-01-05')).toBe('5.1.2025')
  expect(longDate('2024-12-30')).toBe('30.\u00a0Dezember\u00a02024')
})
