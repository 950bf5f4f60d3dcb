import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStatement } from './bank-statement.ts'
import { matchStatement, matchTo, type OpenItem } from './matching.ts'

/** Written by hand. Valid by the ISO schema (docs/decisions/0041-posting.md). */
const statementXml = readFileSync(new URL('bank-statement.sample.xml', import.meta.url), 'utf8')

const read = readStatement(statementXml).statement
const entries = read?.entries ?? []

const item = (id: string, amount: number, more: Partial<OpenItem> = {}): OpenItem => ({
  ...{ id, amount, paid: 0, currency: 'CHF', account: 'CH9300762011623852957', reference: '' },
  ...more,
})

test('movements are read: single, collective, foreign, reversed; what is pending is left out', () => {
  expect(read?.pending).toBe(1)
  expect(
    entries.map(({ day, amount, currency, direction, endToEndId }) => [day, amount, currency, direction, endToEndId]),
  ).toEqual([
    ['2026-12-11', 135_125, 'CHF', 'debit', 'SALD-1187'],
    ['2026-12-11', 40_000, 'CHF', 'debit', 'SALD-1188'],
    ['2026-12-11', 51_000, 'CHF', 'debit', 'SALD-1189'],
    ['2026-12-14', 9000, 'CHF', 'debit', 'SALD-1190'],
    ['2026-12-14', 5000, 'CHF', 'debit', undefined],
    ['2026-12-15', 9000, 'CHF', 'credit', 'SALD-1190'],
    ['2026-12-15', 20_000, 'CHF', 'debit', undefined],
    ['2026-12-16', 99_900, 'CHF', 'credit', undefined],
  ])
  expect(entries[0]).toMatchObject({ account: 'CH9300762011623852957', counterparty: 'Muster Informatik AG' })
  expect(entries[2]?.ordered).toEqual({ amount: 54_050, currency: 'EUR' })
  expect(entries[5]?.isReversal).toBe(true)
})

test('our identifier closes an item; part payments, two candidates and strangers stay open', () => {
  const items = [
    item('SALD-1187', 135_125),
    item('SALD-1188', 48_000),
    item('SALD-1189', 54_050, { currency: 'EUR' }),
    item('SALD-1190', 9000),
    item('SALD-1191', 20_000),
    item('SALD-1192', 20_000),
  ]
  const { matchings, items: after } = matchStatement(entries, items)
  expect(matchings.map(({ match }) => match)).toEqual([
    { kind: 'settled', id: 'SALD-1187', amount: 135_125 },
    { kind: 'partial', id: 'SALD-1188', amount: 40_000, rest: 8000 },
    { kind: 'settled', id: 'SALD-1189', amount: 54_050 },
    { kind: 'settled', id: 'SALD-1190', amount: 9000 },
    { kind: 'none' },
    { kind: 'returned', id: 'SALD-1190', amount: 9000 },
    { kind: 'candidates', ids: ['SALD-1191', 'SALD-1192'] },
    { kind: 'none' },
  ])
  expect(after.map(({ amount, paid }) => amount - paid)).toEqual([0, 8000, 0, 9000, 20_000, 20_000])
})

test('what was paid twice or too much is said', () => {
  const [first] = entries
  if (!first) throw new Error('no entry')
  const once = item('SALD-1187', 135_125)
  expect(matchStatement([first, first], [once]).matchings[1]?.match).toEqual({ kind: 'again', id: 'SALD-1187' })
  expect(matchStatement([first], [item('SALD-1187', 130_000)]).matchings[0]?.match).toEqual({
    ...{ kind: 'overpaid', id: 'SALD-1187', amount: 135_125, over: 5125 },
  })
  expect(matchStatement([first], [item('SALD-1187', 90_000, { currency: 'EUR' })]).matchings[0]?.match).toEqual({
    ...{ kind: 'otherCurrency', id: 'SALD-1187' },
  })
})

test('a person closes one of two candidates', () => {
  const entry = entries[6]
  if (!entry) throw new Error('no entry')
  expect(matchTo(entry, item('SALD-1192', 20_000))).toMatchObject({
    match: { kind: 'settled', id: 'SALD-1192' },
    item: { paid: 20_000 },
  })
})

test('a reference tells more than an amount', () => {
  const reference = '210000000003139471430009017'
  const [first] = entries
  if (!first) throw new Error('no entry')
  const unnamed = { ...first, endToEndId: undefined, reference }
  const items = [item('SALD-1', 135_125), item('SALD-2', 135_125, { reference })]
  expect(matchStatement([unnamed], items).matchings[0]?.match).toEqual({ kind: 'candidates', ids: ['SALD-2'] })
})

test.each([
  ['no XML', 'Saldo;12.50', { code: 'notXml' }],
  ['XML of another kind', '<html/>', { code: 'notStatement', has: 'html' }],
  [
    'a payment file',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>',
    { code: 'notStatement', has: 'pain.001.001.09' },
  ],
  [
    'an older version',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.04"/>',
    { code: 'version', has: 'camt.053.001.04' },
  ],
  ['no statement inside', '<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"/>', { code: 'empty' }],
])('%s is refused by its name', (_, text, refusal) => {
  expect(readStatement(text)).toEqual({ refusal })
})
