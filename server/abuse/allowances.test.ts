import { expect, it } from 'vitest'
import { createAllowances } from './allowances.ts'

it('gives so much at once, then so much a second, to each subject', () => {
  let now = 0
  const { take } = createAllowances({ atOnce: 3, perSecond: 2 }, () => now)
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1])
  expect(take('b')).toBe(0)
  now += 500
  expect([take('a'), take('a')]).toEqual([0, 1])
  now += 3_600_000
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1])
})

it('gives a wider network its share', () => {
  const { take } = createAllowances({ atOnce: 1, perSecond: 0.1 }, () => 0)
  expect([take('site', 2), take('site', 2), take('site', 2)]).toEqual([0, 0, 5])
})
