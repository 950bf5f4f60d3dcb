import { expect, test } from 'vitest'
import { creditLines, creditOf, matchCredit, receivables } from './statement-line.ts'

const matchOf = (name: Parameters<typeof creditOf>[0]) => matchCredit(creditOf(name).entry, receivables)

test('reference and amount close the item', () => {
  expect(matchOf('reference')).toMatchObject({ kind: 'settled', item: { number: '26103' }, checkDigit: 7 })
})

test('what is missing is known as the discount of 2 %', () => {
  expect(matchOf('short')).toMatchObject({
    kind: 'short',
    item: { number: '26104' },
    missing: 3000,
    discount: { rate: 200, until: '2026-11-18' },
  })
  const [, druck] = receivables
  const other = { ...creditOf('short').entry, amount: 1465_00 }
  expect(druck && matchCredit(other, [druck])).toMatchObject({ kind: 'short', missing: 3500, discount: undefined })
})

test('without a reference two invoices fit, the older one first', () => {
  const match = matchOf('candidates')
  expect(match.kind === 'candidates' && match.items.map(({ number }) => number)).toEqual(['26098', '26107'])
  expect(matchCredit({ ...creditOf('candidates').entry, counterparty: 'Muster Holz AG' }, receivables)).toEqual({
    kind: 'none',
  })
})

// 30.00 × 8.1 / 108.1 = 2.2479, so 2.25 of VAT and 27.75 of discount.
test('a discount takes its share of the VAT back', () => {
  const [, item] = receivables
  expect(item && creditLines(item, 1470_00)).toEqual([
    { account: '1020', debit: 1470_00 },
    { account: '3800', debit: 2775 },
    { account: '2200', debit: 225 },
    { account: '1100', credit: 1500_00 },
  ])
})
