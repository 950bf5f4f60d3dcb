import { expect, test } from 'vitest'
import { sum } from '../posting/money.ts'
import { legalForms, openingEntry } from './founding.ts'

test('the opening entry of a GmbH and of an AG with half its capital paid in', () => {
  expect(openingEntry('gmbh')).toEqual([
    { account: '1020', debit: 20_000_00 },
    { account: '2800', credit: 20_000_00 },
  ])
  expect(openingEntry('ag')).toEqual([
    { account: '1020', debit: 50_000_00 },
    { account: '1850', debit: 50_000_00 },
    { account: '2800', credit: 100_000_00 },
  ])
})

test.each(legalForms)('debit is credit: %s', (form) => {
  const lines = openingEntry(form)
  expect(sum(lines.map(({ debit = 0 }) => debit))).toBe(sum(lines.map(({ credit = 0 }) => credit)))
})
