import { expect, it } from 'vitest'
import { deadlineAfter, nextMorning } from './deadline.ts'

it.each([
  ['before the day begins', '2026-11-23T06:59:00.000Z', '2026-11-24T07:00:00.000Z'],
  ['as it begins', '2026-11-23T07:00:00.000Z', '2026-11-24T07:00:00.000Z'],
  ['late in the evening', '2026-11-23T22:59:00.000Z', '2026-11-24T07:00:00.000Z'],
  ['after midnight', '2026-11-23T23:01:00.000Z', '2026-11-25T07:00:00.000Z'],
  ['before the clocks go back', '2026-10-24T05:30:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['before the clocks go forward', '2026-03-28T06:30:00.000Z', '2026-03-29T06:00:00.000Z'],
])('the next morning is tomorrow at eight in Zurich, %s', (_when, now, morning) => {
  expect(nextMorning(new Date(now)).toISOString()).toBe(morning)
})

it('what ends within a day is urgent before eight as after', () => {
  const since = '2026-11-22T07:30:00.000Z'
  const urgentAt = (now: string, hours = 24) => deadlineAfter(since, hours, true, new Date(now)).isUrgent
  expect(urgentAt('2026-11-23T06:59:00.000Z')).toBe(true)
  expect(urgentAt('2026-11-23T07:00:00.000Z')).toBe(true)
  expect(urgentAt('2026-11-23T06:59:00.000Z', 48)).toBe(false)
  expect(urgentAt('2026-11-23T23:01:00.000Z', 48)).toBe(true)
  // What is over is told by a word.
  expect(urgentAt('2026-11-23T07:31:00.000Z')).toBe(false)
})
