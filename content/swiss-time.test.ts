import { expect, test } from 'vitest'
import { swissTime } from './swiss-time.ts'

test('winter and summer have their offsets', () => {
  expect(swissTime('2025-02-12', '16:30')).toBe('2025-02-12T16:30:00+01:00')
  expect(swissTime('2025-07-01', '09:00')).toBe('2025-07-01T09:00:00+02:00')
})

test('the offset is that of the moment, on both sides of a change of time', () => {
  expect(swissTime('2025-03-30', '01:30')).toBe('2025-03-30T01:30:00+01:00')
  expect(swissTime('2025-03-30', '03:30')).toBe('2025-03-30T03:30:00+02:00')
  expect(swissTime('2025-10-26', '00:30')).toBe('2025-10-26T00:30:00+02:00')
  expect(swissTime('2025-10-26', '03:30')).toBe('2025-10-26T03:30:00+01:00')
})
