import { expect, test } from 'vitest'
import { billPayload } from '#app/payments/payload.ts'
import { withAccount, withAmount } from '#app/posting/decision-changes.ts'
import { readInvoice } from '#app/posting/invoice.ts'
import { accountSides, vatBoxes } from '#app/posting/ledger.ts'
import { decide, postingOf, refuse } from '#app/posting/session.ts'
import { type Language, languages } from '#contract/language.ts'
import { specimenBills } from './specimen-bills.ts'
import { figuresOf } from './specimen-figures.ts'
import { approveOpen, letBankPay, openBooks, openItem, takeBackOpen } from './specimen-session.ts'

const texts = { payment: 'Zahlung', reversal: 'Storno {number}: {name}' }

function booksOf(language: Language) {
  const { bill, earlier } = specimenBills(language)
  const read = (each: typeof bill) => {
    const { invoice } = readInvoice(billPayload(each))
    if (!invoice) throw new Error('refused')
    return invoice
  }
  return openBooks(earlier.map(read), read(bill), texts)
}

const start = booksOf('de')
const linesOf = (session: typeof start) =>
  figuresOf(start, session).entries.flatMap(({ number, date, lines }) =>
    lines.map(({ debit, credit, amount }) => `${number} ${date} ${debit} ${credit} ${amount}`),
  )

// Worked by hand: 1250.00 × 8.1 % = 101.25, together 1351.25. Due 12.11. + 30 days = Saturday 12.12., so Friday 11.12.
// Input tax before: 980.00 × 8.1 % = 79.38 in box 405; 123.45 × 8.1 % + 67.89 × 2.6 % = 10.00 + 1.77 = 11.77 in box 400. On 6570: 980.00.

test('the proposal is the bill’s, with the account of the supplier’s last one', () => {
  const { proposal, decision } = openItem(start)
  expect(decision).toEqual({ account: '6570', treatment: { kind: 'operating', rate: 'asBilled' }, amount: 135_125 })
  expect(proposal.accountReason).toEqual({ by: 'before', number: 1 })
  expect(figuresOf(start, start)).toEqual({
    state: 'proposed',
    entries: [],
    account: { account: '6570', before: 98_000, now: 98_000 },
    box: { box: '405', before: 7938, now: 7938 },
    open: { before: 0, now: 0 },
    paid: undefined,
  })
  // The bills before it are posted on their days, and paid on theirs.
  expect(start.journal.map(({ number, date }) => `${number} ${date}`)).toEqual([
    '1 2026-10-12',
    '2 2026-10-20',
    '3 2026-11-09',
    '4 2026-11-11',
  ])
})

test('an approval is posted, adds to box 405 and waits for its payment', () => {
  const posted = approveOpen(start)
  expect(linesOf(posted)).toEqual(['5 2026-11-12 6570 2000 125000', '5 2026-11-12 1171 2000 10125'])
  expect(figuresOf(start, posted)).toMatchObject({
    state: 'posted',
    account: { account: '6570', before: 98_000, now: 223_000 },
    box: { box: '405', before: 7938, now: 18_063 },
    open: { before: 0, now: 135_125 },
  })
  expect(openItem(posted).approved).toMatchObject({ entry: 5, paymentId: 'RE-20261116-0005', day: '2026-12-11' })
})

test('the bank’s movement closes the item', () => {
  const closed = letBankPay(approveOpen(start), texts)
  expect(linesOf(closed).at(-1)).toBe('6 2026-12-11 2000 1020 135125')
  const { state, paid, open } = figuresOf(start, closed)
  expect({ state, open }).toEqual({ state: 'closed', open: { before: 0, now: 0 } })
  expect(paid).toMatchObject({ day: '2026-12-11', amount: 135_125, endToEndId: 'RE-20261116-0005' })
  expect(accountSides(closed.journal).find(({ account }) => account === '2000')).toMatchObject({ balance: 0 })
  // What the bank has paid cannot be taken back.
  expect(takeBackOpen(closed, texts)).toBe(closed)
})

test('taken back, the posting is reversed and its number stays; the next approval has the next one', () => {
  const back = takeBackOpen(approveOpen(start), texts)
  expect(figuresOf(start, back)).toMatchObject({
    state: 'proposed',
    account: { now: 98_000 },
    box: { now: 7938 },
    open: { now: 0 },
  })
  expect(linesOf(back).slice(2)).toEqual(['6 2026-11-16 2000 6570 125000', '6 2026-11-16 2000 1171 10125'])
  expect(figuresOf(start, back).entries.at(-1)).toMatchObject({ reverses: 5, text: 'Storno 5: Muster Informatik AG' })
  expect(openItem(approveOpen(back)).approved).toMatchObject({ entry: 7, paymentId: 'RE-20261116-0007' })
})

test('refused, nothing is posted; brought back, it is as before', () => {
  const refused = refuse(start, openItem(start).id)
  expect(figuresOf(start, refused)).toMatchObject({ state: 'refused', entries: [] })
  expect(approveOpen(refused)).toBe(refused)
  expect(figuresOf(start, takeBackOpen(refused, texts)).state).toBe('proposed')
})

test('an account of class 4 takes the input tax to 1170 and box 400', () => {
  const item = openItem(start)
  const changed = decide(start, item.id, withAccount(item.decision, '4400'))
  expect(linesOf(approveOpen(changed))[1]).toBe('5 2026-11-12 1170 2000 10125')
  expect(figuresOf(start, approveOpen(changed))).toMatchObject({
    account: { account: '4400', before: 0, now: 125_000 },
    box: { box: '400', before: 1177, now: 11_302 },
  })
  expect(vatBoxes(approveOpen(changed).journal)[405]).toBe(7938)
})

test('another amount is split by the bill’s rate, and that is what is paid', () => {
  const item = openItem(start)
  // 1300.00 × 8.1 ÷ 108.1 = 97.4098…
  const changed = decide(start, item.id, withAmount(item.decision, item.invoice, 130_000))
  expect(postingOf(openItem(changed)).posting).toMatchObject({ net: 120_259, vat: 9741, gross: 130_000 })
  expect(figuresOf(start, letBankPay(approveOpen(changed), texts))).toMatchObject({
    state: 'closed',
    open: { now: 0 },
    paid: { amount: 130_000 },
  })
  const restored = withAmount(openItem(changed).decision, item.invoice, 135_125)
  expect(restored).toEqual(item.decision)
  const without = decide(start, item.id, withAmount(item.decision, item.invoice, undefined))
  expect(approveOpen(without)).toBe(without)
})

test.each(languages)('all firms are called samples, and the codes are accepted, %s', (language) => {
  const { bill, earlier } = specimenBills(language)
  const names = [bill, ...earlier].flatMap(({ creditor, debtor }) => [creditor.name, debtor?.name ?? ''])
  const marks = { de: /^(Muster|Beispiel) /, en: /^(Sample|Example) / }
  expect(names.filter((name) => !marks[language].test(name))).toEqual([])
  expect(figuresOf(booksOf(language), approveOpen(booksOf(language))).box.now).toBe(18_063)
})
