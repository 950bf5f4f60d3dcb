import { expect, test } from 'vitest'
import { read } from '#content/documents.ts'
import { firstYear } from '#content/first-year.ts'
import { priceExample } from './price-example.server.ts'

/** "−1'138" as a number. */
const figure = (text = '') => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))

test('the worked example is paid for in the month that it names, and not a month before', () => {
  const { verdict, rows, total } = priceExample(new Request('https://site.example/prices'))
  const month = figure(/\d+/.exec(verdict)?.[0])
  const kept = figure(rows[2]?.amount)
  const oneOff = firstYear('automation').oneOff.amount
  expect(kept).toBe(figure(rows[0]?.amount) - read('company').prices.hostingMonth.amount)
  expect([month * kept >= oneOff, (month - 1) * kept < oneOff]).toEqual([true, true])
  expect(figure(total.amount)).toBe(12 * kept - oneOff)
})
