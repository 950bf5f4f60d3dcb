import { expect, test } from 'vitest'
import { stemEnglish } from './english.ts'

test.each([
  'digitalise digitalisation digitalize',
  'automate automation automating',
  'invoice invoices invoicing',
  'accountant accountants',
])('%s have one stem', (family) => {
  expect(new Set(family.split(' ').map(stemEnglish)).size).toBe(1)
})

test.each(['account accountant', 'access accessible'])('%s have two', (pair) => {
  expect(new Set(pair.split(' ').map(stemEnglish)).size).toBe(2)
})

test.each(['vat', 'qr', 'camt.053', '2026', 'müller'])('%s stays', (word) => {
  expect(stemEnglish(word)).toBe(word)
})
