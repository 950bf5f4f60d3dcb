import { expect, test } from 'vitest'
import { emptyInvoice, readInvoice } from './invoice-sheet.ts'

const read = (positions: string, vatRate = '81') => readInvoice({ ...emptyInvoice, positions, vatRate })

// 3.5 × 180.00 = 630.00 and 620.00; 8.1 % of 1250.00 is 101.25.
test('positions are worked out, and the tax once on their sum', () => {
  expect(read('Beratung; 3.5; 180\n\nPauschale Einrichtung; 620.00\n').invoice).toEqual({
    positions: [
      { text: 'Beratung', quantity: 3.5, price: 180_00, amount: 630_00 },
      { text: 'Pauschale Einrichtung', quantity: 1, price: 620_00, amount: 620_00 },
    ],
    vat: { rate: 81, amount: 101_25 },
    net: 1250_00,
    gross: 1351_25,
  })
  const untaxed = read("Miete; 1'200", 'none').invoice
  expect([untaxed?.net, untaxed?.vat, untaxed?.gross]).toEqual([1200_00, undefined, 1200_00])
})

test.each([
  ['', { code: 'none' }],
  ['Beratung', { code: 'line', line: 1 }],
  ['Beratung; 2; 100\n; 3; 4', { code: 'line', line: 2 }],
  ['Beratung; viele; 100', { code: 'line', line: 1 }],
  ['a; 1; 2; 3', { code: 'line', line: 1 }],
  ['a; 1\n'.repeat(13), { code: 'tooMany', most: 12 }],
])('%j cannot be read', (positions, problem) => expect(read(positions)).toEqual({ problem }))
