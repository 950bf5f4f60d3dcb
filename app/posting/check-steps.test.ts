import { expect, test } from 'vitest'
import { isUid, mod10Steps, mod97Steps, uidSteps, writeUid } from './check-steps.ts'

test('the remainder by 97, piece by piece', () => {
  // 319991230 = 97 × 3298878 + 64; 640088901 = 97 × 6598854 + 63; 632121744 = 97 × 6516719 + 1.
  const { turned, digits, divisions, remainder } = mod97Steps('CH4431999123000889012')
  expect(turned).toBe('31999123000889012CH44')
  expect(digits).toBe('31999123000889012121744')
  expect(divisions.map(({ dividend }) => dividend)).toEqual(['319991230', '640088901', '632121744'])
  expect(divisions.map((step) => step.remainder)).toEqual([64, 63, 1])
  expect(remainder).toBe(1)
})

test('a creditor reference is checked in the same way', () => {
  expect(mod97Steps('RF18539007547034').remainder).toBe(1)
  expect(mod97Steps('RF19539007547034').remainder).not.toBe(1)
})

test('modulo 10, recursive, digit by digit', () => {
  const { steps, needs, has } = mod10Steps('210000000003139471430009017')
  // Row 0 9 4 6 8 2 7 1 3 5: 0 + 2 leads to 4, 4 + 1 to 2, 2 + 0 to 4, 4 + 0 to 8.
  expect(steps.slice(0, 4)).toEqual([
    { digit: 2, carry: 4 },
    { digit: 1, carry: 2 },
    { digit: 0, carry: 4 },
    { digit: 0, carry: 8 },
  ])
  expect(steps).toHaveLength(26)
  expect([needs, has]).toEqual([7, 7])
})

test('an enterprise number by its weights', () => {
  // 1×5 + 2×4 + 3×3 + 4×2 + 5×7 + 6×6 + 7×5 + 8×4 = 168 = 11 × 15 + 3; 11 − 3 = 8.
  const { products, sum, needs } = uidSteps('123456788')
  expect(products.map(({ product }) => product)).toEqual([5, 8, 9, 8, 35, 36, 35, 32])
  expect([sum, needs]).toEqual([168, 8])
  expect(isUid('123456788')).toBe(true)
  expect(isUid('123456789')).toBe(false)
  expect(writeUid('123456788')).toBe('CHE-123.456.788')
})

test('a remainder of 1 gives no digit: such a number does not exist', () => {
  // 3 × 4 = 12 = 11 + 1, and 11 − 1 = 10 is no digit.
  expect(uidSteps('000000030').needs).toBeUndefined()
  expect(isUid('000000030')).toBe(false)
})
