import { expect, test } from 'vitest'
import { bareAmount, priceText, spokenRange, swissNumber } from './amounts.ts'

test('numbers are written the Swiss way', () => {
  expect([2390, -1258.4, 99.5, 0].map((value) => swissNumber(value))).toEqual(["2'390", "−1'258", '100', '0'])
  expect([99.5, 1250.25, 6].map((value) => swissNumber(value, 2))).toEqual(['99.5', "1'250.25", '6'])
})

test('a price says where it starts and where it ends', () => {
  expect(priceText({ amount: 390 }, 'de')).toBe('CHF\u00a0390')
  expect(priceText({ amount: 2390, from: true }, 'de')).toBe("ab CHF\u00a02'390")
  expect(priceText({ amount: 2390, from: true }, 'en')).toBe("from CHF\u00a02'390")
  expect(bareAmount({ amount: 149, upTo: 399 }, 'de')).toBe('149–\u2060399')
  expect(bareAmount({ amount: 2390, from: true }, 'de')).toBe("ab\u00a02'390")
})

test('a range that may begin below nothing is spelt out', () => {
  expect(spokenRange(-1258, 1742, 'de')).toBe("−1'258 bis\u00a01'742")
  expect(spokenRange(5458, 8458, 'en')).toBe("5'458 to\u00a08'458")
  expect(spokenRange(500, 500, 'en')).toBe('500')
})
