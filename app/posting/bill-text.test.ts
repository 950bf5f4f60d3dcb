import { expect, test } from 'vitest'
import { billLayouts, type Printed } from '#tests/support/bill-layouts.ts'
import { sheetOf, textOf } from '#tests/support/bill-sheets.ts'
import { codeText } from '#tests/support/payments-code.ts'
import { readBillText } from './bill-text.ts'
import { holdsFor } from './holds.ts'
import { type Invoice, readInvoice } from './invoice.ts'
import { postingLines } from './posting-lines.ts'
import { propose } from './proposal.ts'

type Sheet = Parameters<typeof sheetOf>[0]

async function billOf(code: Parameters<typeof codeText>[0], sheet: Sheet): Promise<Invoice> {
  const lines = await textOf(sheetOf(sheet))
  const { invoice } = readInvoice(codeText(code), (read) => readBillText(lines, read))
  if (!invoice) throw new Error('refused')
  return invoice
}

function readOf({ amount, billing, due }: Invoice): Printed {
  const { number, date, uid, vat = [] } = billing ?? {}
  const parts = vat.map(({ rate, net }) => `${rate / 100}:${net === undefined ? '' : (net / 100).toFixed(2)}`)
  return { number, date, due, uid, vat: parts.join(' ') || undefined, amount }
}

/** Of twenty facts that are printed on the sheets and not in the codes, so many may be missed. None may be wrong. */
const gapsInTwenty = 1

test('over all layouts one fact in twenty is missed at most, and none is wrong', async () => {
  const facts = await Promise.all(
    billLayouts.map(async ({ what, code, sheet, says }) => {
      const read = Object.entries(readOf(await billOf(code, sheet)))
      const compared = read.filter(([fact]) => fact !== 'amount' || code?.amount === undefined)
      return compared.map(([fact, value]) => ({ what, fact, value, printed: says[fact as keyof Printed] }))
    }),
  )
  const all = facts.flat()
  const printed = all.filter((fact) => fact.printed !== undefined)
  expect(all.filter(({ value, printed }) => value !== undefined && value !== printed)).toEqual([])
  expect(printed.length).toBeGreaterThanOrEqual(50)
  const gaps = printed.filter(({ value }) => value === undefined)
  expect((gaps.length / printed.length) * 20).toBeLessThanOrEqual(gapsInTwenty)
})

test('tax that does not make up the amount is not taken, nor what belongs to an order, a delivery or a reminder', async () => {
  const bill = await billOf({ amount: '540.50' }, [
    [20, [20, 'Lieferdatum'], [60, '01.10.2026'], [120, 'Ihre UID'], [150, 'CHE-106.017.086']],
    [25, [20, 'Bestellung vom 12.09.2026'], [120, 'Unsere UID'], [150, 'CHE-123.456.789']],
    [30, [20, 'Rechnungsadresse'], [60, '8004 Zürich']],
    [60, [20, 'Total exkl. MWST'], [-190, '510.00']],
    [65, [20, 'MWST 8.1 %'], [-190, '41.31']],
    [70, [20, 'Rechnungsbetrag'], [-190, '540.50']],
    [80, [20, 'Bei Zahlungsverzug nach 30 Tagen 5 % Zins']],
  ])
  // The supplier's number is none: its check digit is wrong. The customer's stays alone, and is called theirs.
  expect(readOf(bill)).toMatchObject({ uid: undefined, vat: undefined })
  expect(bill.missing).toEqual(['number', 'date', 'uid', 'vat', 'due'])
})

test('the tax is posted as it is printed, rounded to 5 Rappen', async () => {
  const invoice = await billOf({ amount: '869.20' }, [
    [20, [20, 'Rechnungsdatum'], [60, '12.11.2026']],
    [60, [20, 'Total exkl. MWST'], [-190, '804.05']],
    [65, [20, 'MWST 8.1 %'], [-190, '65.15']],
    [70, [20, 'Rechnungsbetrag'], [-190, '869.20']],
  ])
  const { posting } = postingLines(invoice, propose(invoice).decision)
  expect(posting).toMatchObject({ net: 804_05, vat: 65_15, gross: 869_20 })
})

test.each([
  '2 % Skonto bei Zahlung innert 10 Tagen, 30 Tage netto',
  'Zahlbar innert 30 Tagen netto oder innert 10 Tagen mit 2% Skonto',
  '2% discount within 10 days, net 30 days',
])('a discount is read from the text: %s', async (terms) => {
  const invoice = await billOf({ amount: '100.00' }, [
    [20, [20, 'Rechnungsdatum'], [60, '12.11.2026']],
    [80, [20, terms]],
  ])
  expect(invoice.discounts).toEqual([{ discount: 200, until: '2026-11-22' }])
  expect(invoice.due).toBe('2026-12-12')
  expect(invoice.fromText).toContain('due')
})

test('a percentage that belongs to no discount, or to one of two, is none', async () => {
  const invoice = await billOf({ amount: '100.00' }, [
    [20, [20, 'Rechnungsdatum'], [60, '12.11.2026']],
    [80, [20, 'Bei Verzug nach 30 Tagen 5 % Zins']],
    [85, [20, 'Skonto 3 % 8 Tage 2 % 14 Tage']],
  ])
  expect(invoice.discounts).toEqual([])
})

test('the code goes before the text, and what only the text says is told and held', async () => {
  const bill = await billOf({ amount: '108.10', billing: '//S1/10/A-1/40/0:10' }, [
    [20, [20, 'Rechnung Nr. B-2'], [100, 'Rechnungsdatum: 12.11.2026']],
    [30, [20, 'inkl. 8.1 % MWST: CHF 8.10, zahlbar innert 30 Tagen']],
  ])
  expect(readOf(bill)).toMatchObject({ number: 'A-1', date: '2026-11-12', due: '2026-11-22', vat: '8.1:100.00' })
  expect(bill.fromText).toEqual(['date', 'vat', 'due'])
  expect(propose(bill)).toMatchObject({ decision: { treatment: { rate: 'asBilled' } }, vatReason: { by: 'text' } })
  const hold = { kind: 'fromText', facts: ['date', 'vat', 'due'] }
  expect(holdsFor(bill, [])).toEqual([{ kind: 'newAccount' }, hold])
  expect(
    holdsFor(bill, [{ number: 1, invoice: { ...bill, amount: 1, billing: undefined }, accountConfirmed: true }]),
  ).toEqual([hold])
})
