import { expect, test } from 'vitest'
import type { BillValues } from '../../payments/bill.ts'
import { mostRows, readManyBills } from './many-bills.ts'

const form: BillValues = {
  account: 'CH44 3199 9123 0008 8901 2',
  creditorName: 'Muster AG',
  creditorStreet: 'Musterweg',
  creditorNumber: '1',
  creditorPostcode: '8000',
  creditorTown: 'Zürich',
  creditorCountry: 'CH',
  amount: '10',
  currency: 'CHF',
  referenceType: 'QRR',
  reference: '',
  message: 'aus dem Formular',
  debtor: 'none',
  debtorName: '',
  debtorStreet: '',
  debtorNumber: '',
  debtorPostcode: '',
  debtorTown: '',
  debtorCountry: 'CH',
  billLanguage: 'de',
}

const headings = 'Betrag;Referenz;Mitteilung;Name;Strasse;Nummer;PLZ;Ort'

test('each row becomes a bill of the creditor in the form, its own number a whole reference', () => {
  const { bills, problems } = readManyBills(
    `\ufeff${headings}\r\n1'351.25;2047 2026 1104;Rechnung 1104;Beispiel GmbH;Beispielweg;12a;3000;Bern\r\n480;2026118;;;;;;\r\n`,
    form,
  )
  expect(problems).toEqual([])
  expect(bills?.map(({ line, bill }) => [line, bill.amount, bill.reference, bill.message, bill.debtor?.town])).toEqual([
    [2, 135_125, '000000000000002047202611047', 'Rechnung 1104', 'Bern'],
    [3, 48_000, '000000000000000000020261183', '', undefined],
  ])
  expect(bills?.[0]?.bill.creditor.name).toBe('Muster AG')
})

test('what is wrong is named with its line, and the rest is made all the same', () => {
  const { bills, problems } = readManyBills(
    [
      headings,
      'viel;1;;;;;;',
      '20;2;;Beispiel GmbH;;;;Bern',
      '30;210000000003139471430009018;;;;;;',
      '40;4;;;;;;',
      '"50";4;"zweimal, mit Komma";;;;;',
    ].join('\n'),
    form,
  )
  expect(problems).toEqual([
    { line: 2, problem: { field: 'amount', code: 'amountNumber' } },
    { line: 3, problem: { field: 'debtorPostcode', code: 'required' } },
    { line: 4, problem: expect.objectContaining({ field: 'reference', code: 'referenceCheckDigit' }) },
    { line: 6, duplicateOf: 5 },
  ])
  expect(bills?.map(({ line }) => line)).toEqual([5])
})

test('without references the same payer, amount and message are the same bill', () => {
  const plain = { ...form, account: 'CH93 0076 2011 6238 5295 7', referenceType: 'NON' }
  const rows = ['Name,PLZ,Ort,Betrag', 'A,3000,Bern,10', 'A,3000,Bern,10', 'A,3000,Bern,11', 'B,3000,Bern,10']
  const { bills, problems } = readManyBills(rows.join('\n'), plain)
  expect(problems).toEqual([{ line: 3, duplicateOf: 2 }])
  expect(bills).toHaveLength(3)
})

test('columns that are missing come from the form, unknown ones are passed over', () => {
  const { bills } = readManyBills('Referenz\tFarbe\n7\tblau\n8\trot', form)
  expect(bills?.map(({ bill }) => [bill.amount, bill.message])).toEqual([
    [1000, 'aus dem Formular'],
    [1000, 'aus dem Formular'],
  ])
})

test.each([
  ['nothing', '', { code: 'empty' }],
  ['headings alone', headings, { code: 'empty' }],
  ['other headings', 'Apfel;Birne\n1;2', { code: 'noHeadings' }],
  ['a quotation mark that is never closed', 'Betrag;Name\n1;"offen', { code: 'unreadable', line: 2 }],
  ['too many rows', `Betrag\n${'1\n'.repeat(mostRows + 1)}`, { code: 'tooMany', has: mostRows + 1, most: mostRows }],
])('%s is refused', (_, text, refusal) => expect(readManyBills(text, form).refusal).toEqual(refusal))
