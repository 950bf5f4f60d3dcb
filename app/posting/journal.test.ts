import { expect, test } from 'vitest'
import { csv } from '#contract/csv.ts'
import { type Journal, post, reverse } from './journal.ts'
import { journalCsv } from './journal-csv.ts'
import { accountSides, vatBoxes } from './ledger.ts'
import { bookedShare, settlementLines } from './settlement.ts'

const entry = {
  date: '2026-11-12',
  text: '=Muster AG',
  lines: [
    { debit: '6570', credit: '2000', amount: 125_000, boxes: [] },
    { debit: '1171', credit: '2000', amount: 10_125, boxes: ['405'], rate: 810 },
  ],
} satisfies Parameters<typeof post>[1]

const cancelled = reverse(post([], entry, 1187), 1187, { date: '2026-11-23', text: 'Storno 1187' })

test('numbers go on without a gap, also over a cancellation', () => {
  expect(post(cancelled, entry).map(({ number, reverses }) => [number, reverses])).toEqual([
    [1187, undefined],
    [1188, 1187],
    [1189, undefined],
  ])
})

test('nothing is cancelled twice, and no cancellation is', () => {
  const same = (journal: Journal, number: number) => reverse(journal, number, { date: '2026-11-23', text: '' })
  expect(same(cancelled, 1187)).toBe(cancelled)
  expect(same(cancelled, 1188)).toBe(cancelled)
  expect(same(cancelled, 9)).toBe(cancelled)
})

test('accounts and boxes follow from the journal, and a cancelled entry leaves nothing', () => {
  const booked = post([], entry)
  expect(accountSides(booked).map(({ account, balance }) => [account, balance])).toEqual([
    ['1171', 10_125],
    ['2000', -135_125],
    ['6570', 125_000],
  ])
  expect(vatBoxes(booked)).toEqual({ 382: 0, 383: 0, 400: 0, 405: 10_125 })
  expect(accountSides(cancelled).every(({ balance }) => balance === 0)).toBe(true)
  expect(vatBoxes(cancelled)[405]).toBe(0)
  const paid = post(booked, { date: '2026-12-11', text: '', lines: settlementLines(135_125, 135_125) })
  expect(accountSides(paid).find(({ account }) => account === '2000')).toMatchObject({
    debit: [135_125],
    credit: [125_000, 10_125],
    balance: 0,
  })
})

test('what the bank took more or less than is in the books is exchange', () => {
  expect(settlementLines(50_807, 51_000).map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
    ['2000', '1020', 50_807],
    ['6949', '1020', 193],
  ])
  expect(settlementLines(50_807, 50_500).map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
    ['2000', '1020', 50_500],
    ['2000', '6999', 307],
  ])
})

test('part payments take off the whole payable together', () => {
  // 100.01 in the books for 100.00 owed, paid in three parts.
  const parts = [
    bookedShare(10_001, 10_000, 0, 3333),
    bookedShare(10_001, 10_000, 3333, 6666),
    bookedShare(10_001, 10_000, 6666, 10_000),
  ]
  expect(parts.reduce((total, part) => total + part, 0)).toBe(10_001)
})

test('the journal as a table, safe to open', () => {
  const headings = {
    ...{ number: 'Nr.', date: 'Datum', debit: 'Soll', credit: 'Haben', amount: 'Betrag CHF' },
    ...{ vatRate: 'MWST %', vatBox: 'Ziffer', text: 'Text', reverses: 'Storno von' },
  }
  const [head, first, second] = journalCsv(cancelled, headings).split('\r\n')
  expect(head).toBe('\ufeff"Nr.","Datum","Soll","Haben","Betrag CHF","MWST %","Ziffer","Text","Storno von"')
  expect(first).toBe(
    `"1187","2026-11-12","6570","2000","1250.00","","",${csv([{ text: '=Muster AG' }], ['text']).split('\r\n')[1]},""`,
  )
  expect(second).toContain('"1171","2000","101.25","8.1","405"')
})
