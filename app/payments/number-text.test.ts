import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCentimes, formatNumber, readCentimes, readNumber } from './number-text.ts'

test.each([
  ["1'250.50", 1250.5],
  ['1’250.50', 1250.5],
  ['1 250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['1,250', 1250],
  ['12,5', 12.5],
  ['CHF 1250.–', 1250],
  ['1250.-', 1250],
  ['.5', 0.5],
  [' 0 ', 0],
])('%s is read as %d', (text, number) => expect(readNumber(text)).toBe(number))

test.each(['', 'abc', '-5', '1.2.3', '1e5', '5 %'])('%s is no number', (text) =>
  expect(readNumber(text)).toBeUndefined(),
)

test('what is shown can be typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (centimes) => {
      expect(readCentimes(formatCentimes(centimes))).toBe(centimes)
    }),
  )
})

test('numbers are written the Swiss way', () => {
  expect(formatCentimes(135125)).toBe("1'351.25")
  expect(formatCentimes(-5)).toBe('−0.05')
  expect(formatNumber(2390)).toBe("2'390")
  expect(formatNumber(2.25, 1)).toBe('2.3')
  expect(formatNumber(2.04, 1)).toBe('2')
  expect(formatNumber(-0.01, 1)).toBe('0')
})
