import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeText, qrIban } from '#tests/support/payments-code.ts'
import { readStatement } from './bank-statement.ts'
import { readInvoice } from './invoice.ts'
import { accountSides } from './ledger.ts'
import {
  addInvoice,
  approve,
  canApprove,
  confirm,
  decide,
  emptySession,
  holdsOf,
  openItemsOf,
  paymentsOf,
  readInto,
  refuse,
  type Session,
  settleBy,
  takeBack,
} from './session.ts'

const today = '2026-11-23'

function add(session: Session, parts: Parameters<typeof codeText>[0]): Session {
  const { invoice } = readInvoice(codeText(parts))
  if (!invoice) throw new Error('refused')
  return addInvoice(session, invoice, 'test.pdf')
}

const first = add(emptySession, {
  ...{ account: qrIban, name: 'Muster Informatik AG', amount: '1351.25', type: 'QRR' },
  ...{ reference: '210000000003139471430009017', billing: '//S1/10/1/11/261112/32/8.1:1250.00/40/0:30' },
})
const approved = approve(confirm(first, 1, true), 1, { today, text: 'Muster Informatik AG' })

const itemOf = (session: Session, id: number) => {
  const item = session.items.find((each) => each.id === id)
  if (!item) throw new Error('no such item')
  return item
}

test('nothing is posted before a person has looked at a new account', () => {
  expect(canApprove(first, itemOf(first, 1))).toBe(false)
  expect(approve(first, 1, { today, text: '' })).toBe(first)
  expect(approved.journal).toHaveLength(1)
  // Due on 12 December, a Saturday.
  expect(itemOf(approved, 1).approved).toMatchObject({
    entry: 1,
    paymentId: 'RE-20261123-0001',
    day: '2026-12-11',
    late: false,
  })
  expect(paymentsOf(approved)).toHaveLength(1)
})

test('what is taken back is reversed, and the next approval goes on counting', () => {
  const back = takeBack(approved, 1, { date: today, text: 'Storno 1' })
  expect(back.journal.map(({ number, reverses }) => [number, reverses])).toEqual([
    [1, undefined],
    [2, 1],
  ])
  expect(paymentsOf(back)).toEqual([])
  const again = approve(decide(back, 1, { account: '6600' }), 1, { today, text: '' })
  expect(itemOf(again, 1).approved?.entry).toBe(3)
  expect(accountSides(again.journal).find(({ account }) => account === '6570')?.balance).toBe(0)
})

test('a refused bill posts nothing and can be brought back', () => {
  const refused = refuse(confirm(first, 1, true), 1)
  expect(approve(refused, 1, { today, text: '' })).toBe(refused)
  expect(itemOf(takeBack(refused, 1, { date: today, text: '' }), 1).status).toBe('proposed')
})

test('the next bill of a supplier follows the last, and the same bill is held', () => {
  const changed = approve(confirm(decide(first, 1, { account: '6500' }), 1, true), 1, { today, text: '' })
  const second = add(changed, {
    account: qrIban,
    name: 'Muster Informatik AG',
    amount: '10.00',
    type: 'QRR',
    reference: '000000000000000000000000000',
  })
  expect(itemOf(second, 2).proposal.accountReason).toEqual({ by: 'before', number: 1 })
  expect(holdsOf(second, itemOf(second, 2))).toEqual([])
  const twice = add(approved, {
    ...{ account: qrIban, name: 'Muster Informatik AG', amount: '1351.25', type: 'QRR' },
    reference: '210000000003139471430009017',
  })
  expect(holdsOf(twice, itemOf(twice, 2))).toEqual([{ kind: 'duplicate', number: 1, by: 'reference' }])
})

test('a statement settles by our identifier, once; the books close', () => {
  const sample = readFileSync(new URL('bank-statement.sample.xml', import.meta.url), 'utf8')
  const { statement } = readStatement(sample.replace('SALD-1187', 'RE-20261123-0001'))
  if (!statement) throw new Error('refused')
  const paid = readInto(approved, statement, 'Zahlung')
  if (!paid) throw new Error('read before')
  expect(openItemsOf(paid)).toMatchObject([{ amount: 135_125, paid: 135_125 }])
  expect(accountSides(paid.journal).find(({ account }) => account === '2000')?.balance).toBe(0)
  expect(paid.journal.at(-1)).toMatchObject({ number: 2, date: '2026-12-11', text: 'Zahlung Muster Informatik AG' })
  expect(paymentsOf(paid)).toEqual([])
  expect(takeBack(paid, 1, { date: today, text: '' })).toBe(paid)
  expect(readInto(paid, statement, 'Zahlung')).toBeUndefined()
})

test('without an identifier a person decides', () => {
  const sample = readFileSync(new URL('bank-statement.sample.xml', import.meta.url), 'utf8')
  const { statement } = readStatement(sample)
  if (!statement) throw new Error('refused')
  const session = approve(confirm(add(emptySession, { amount: '200.00', billing: '//S1/32/8.1' }), 1, true), 1, {
    today,
    text: '',
  })
  const read = readInto(session, statement, 'Zahlung')
  const index = read?.matchings.findIndex(({ match }) => match.kind === 'candidates') ?? -1
  expect(index).toBe(6)
  expect(read?.journal).toHaveLength(1)
  const settled = read && settleBy(read, index, 'RE-20261123-0001', 'Zahlung')
  expect(settled?.matchings[index]?.match).toEqual({ kind: 'settled', id: 'RE-20261123-0001', amount: 20_000 })
  expect(settled?.journal).toHaveLength(2)
})
