import { expect, test } from 'vitest'
import { appointmentWay } from './appointment-way.ts'

test.each([
  [true, true, 'weCall'],
  [true, false, 'weCall'],
  [false, true, 'video'],
  [false, false, 'youCall'],
] as const)('with a number %s, with video %s: %s', (hasPhone, hasVideo, way) => {
  expect(appointmentWay(hasPhone, hasVideo)).toBe(way)
})
