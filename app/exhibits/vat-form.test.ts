import { expect, test } from 'vitest'
import { inputTaxLines, months, vatForm } from './vat-form.ts'

// 150'000.00 at 8.1 % is 12'150.00; the input tax line by line, added by hand, is 3'510.05.
test('the whole quarter is the one that the page tells of', () => {
  expect(vatForm(12, false)).toEqual({
    200: 15_000_000,
    299: 15_000_000,
    303: 1_215_000,
    383: 0,
    399: 1_215_000,
    400: 0,
    405: 351_005,
    479: 351_005,
    500: 863_995,
  })
})

test('it fills month by month', () => {
  expect(months.map((month) => vatForm(month, false)[303])).toEqual([390_420, 805_950, 1_215_000])
  expect(months.map((month) => vatForm(month, false)[405])).toEqual([80_028, 217_404, 351_005])
  expect(inputTaxLines(10).map(({ tax }) => tax)).toEqual([19_440, 7_938, 52_650])
})

test('acquisition tax is declared and deducted, so that nothing more is to be paid', () => {
  const [before, after] = [vatForm(12, false), vatForm(12, true)]
  expect(after[383]).toBe(1944)
  expect(after[405] - before[405]).toBe(1944)
  expect(after[500]).toBe(before[500])
})
