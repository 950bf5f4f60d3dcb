import { expect, test } from 'vitest'
import { codeText, qrIban } from '#tests/support/payments-code.ts'
import { holdsFor, type Known } from './holds.ts'
import { readInvoice } from './invoice.ts'
import { propose, treatmentsFor } from './proposal.ts'
import { ruleFor } from './proposal-rules.ts'
import { readTreatmentKey, treatmentKey } from './vat-treatment.ts'

function invoiceOf(parts: Parameters<typeof codeText>[0]) {
  const { invoice } = readInvoice(codeText({ amount: '100.00', ...parts }))
  if (!invoice) throw new Error('refused')
  return invoice
}

test('how this supplier was posted before comes first, then a word, then a mere beginning', () => {
  const invoice = invoiceOf({ name: 'Muster Druck GmbH' })
  expect(propose(invoice).accountReason).toEqual({ by: 'word', word: 'druck', rule: 'advertising' })
  expect(propose(invoice, { account: '6700', number: 4 })).toMatchObject({
    decision: { account: '6700' },
    accountReason: { by: 'before', number: 4 },
  })
  expect(propose(invoiceOf({ name: 'Xaver' })).accountReason).toEqual({ by: 'start' })
})

test('a word counts from its beginning, not from its middle', () => {
  expect(ruleFor(['Digital Werk AG'])?.rule.id).toBe('it')
  // «it» is a word of its own only.
  expect(ruleFor(['Italia Kredit'])).toBeUndefined()
})

test('every treatment that is offered survives a form field', () => {
  const treatments = treatmentsFor(invoiceOf({ billing: '//S1/32/8.1' }))
  expect(treatments.map((treatment) => readTreatmentKey(treatmentKey(treatment)))).toEqual(treatments)
  expect(treatments.map(treatmentKey).slice(0, 3)).toEqual(['operating-asBilled', 'material-asBilled', 'operating-810'])
  expect(treatmentsFor(invoiceOf({ billing: '//S1/31/231130' })).map(treatmentKey)).toContain('operating-770')
  expect(readTreatmentKey('operating-x')).toBeUndefined()
})

const known = (number: number, parts: Parameters<typeof codeText>[0], accountConfirmed = true): Known => ({
  number,
  invoice: invoiceOf(parts),
  accountConfirmed,
})
const reference = '210000000003139471430009017'
const byReference = { account: qrIban, type: 'QRR', reference }

test('an account that nobody has confirmed is held', () => {
  expect(holdsFor(invoiceOf({}), [])).toEqual([{ kind: 'newAccount' }])
  expect(holdsFor(invoiceOf({ billing: '//S1/10/2' }), [known(1, { billing: '//S1/10/1' })])).toEqual([])
})

test.each([
  ['its reference', byReference, byReference, 'reference'],
  ['its number', { billing: '//S1/10/7' }, { billing: '//S1/10/7', amount: '90.00' }, 'number'],
  ['amount and day', { billing: '//S1/11/261112' }, { billing: '//S1/11/261112' }, 'amountAndDay'],
] as const)('a duplicate is found by %s', (_, before, after, by) => {
  expect(holdsFor(invoiceOf({ ...after }), [known(1, { ...before })])).toEqual([{ kind: 'duplicate', number: 1, by }])
})

test('two bills of one supplier over the same amount are no duplicate when their numbers differ', () => {
  expect(
    holdsFor(invoiceOf({ billing: '//S1/10/8/11/261112' }), [known(1, { billing: '//S1/10/7/11/261112' })]),
  ).toEqual([])
})

test('a known account with another payee is held, until somebody has confirmed that payee too', () => {
  const before = known(3, { name: 'Muster Informatik AG', billing: '//S1/10/1/30/123456788' })
  const bill = invoiceOf({ name: 'Fremde Handels GmbH', billing: '//S1/10/2' })
  expect(holdsFor(bill, [before])).toEqual([{ kind: 'otherPayee', number: 3, before: 'Muster Informatik AG' }])
  expect(holdsFor(bill, [before, known(4, { name: 'Fremde Handels GmbH', billing: '//S1/10/9' })])).toEqual([])
  const renamed = invoiceOf({ name: 'Muster IT', billing: '//S1/10/2/30/123456788' })
  expect(holdsFor(renamed, [before])).toEqual([])
})

test('the same supplier with another account is told, by UID or by name', () => {
  const before = known(3, { name: 'Muster Informatik AG', billing: '//S1/10/1/30/123456788' })
  const other = { account: qrIban, type: 'QRR', reference }
  const byUid = invoiceOf({ ...other, name: 'Muster IT', billing: '//S1/10/2/30/123456788' })
  const byName = invoiceOf({ ...other, name: 'MUSTER Informatik AG.' })
  const hold = { kind: 'otherAccount', number: 3, before: before.invoice.code.account }
  expect(holdsFor(byUid, [before])).toEqual([hold])
  expect(holdsFor(byName, [before])).toEqual([hold])
})
