import { expect, test } from 'vitest'
import { codeText } from '#tests/support/payments-code.ts'
import { readBillingInformation } from './billing-information.ts'
import { readInvoice } from './invoice.ts'

test('every tag is read', () => {
  const text =
    '//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508190508/32/8:1000;2.5:51.80;7.7:250/33/7.7:16.15/40/2:10;0:30'
  expect(readBillingInformation(text)).toEqual({
    number: '10201409',
    date: '2019-05-12',
    customerReference: '1400.000-53',
    uid: '106017086',
    supplied: { from: '2018-05-08', to: '2019-05-08' },
    vat: [
      { rate: 800, net: 100_000 },
      { rate: 250, net: 5180 },
      { rate: 770, net: 25_000 },
    ],
    importTax: [{ rate: 770, vat: 1615 }],
    conditions: [
      { discount: 200, days: 10 },
      { discount: 0, days: 30 },
    ],
    problems: [],
  })
})

test('slashes and backslashes that belong to a value are kept', () => {
  const read = readBillingInformation(String.raw`//S1/10/RG\/2026\\7/20/a\\/11/261112`)
  expect(read).toMatchObject({ number: String.raw`RG/2026\7`, customerReference: 'a\\', date: '2026-11-12' })
})

test('what cannot be used is named, and the rest is read', () => {
  const read = readBillingInformation('//S1/10/77/11/260230/30/123456789/32/8.1:x/40/30/99/new')
  expect(read).toMatchObject({ number: '77', vat: [], conditions: [] })
  expect(read?.problems).toEqual([
    { tag: '11', value: '260230' },
    { tag: '30', value: '123456789' },
    { tag: '32', value: '8.1:x' },
    { tag: '40', value: '30' },
    { tag: '99', value: 'new' },
  ])
})

test('another syntax is left alone', () => {
  expect(readBillingInformation('//S2/10/77')).toBeUndefined()
  expect(readBillingInformation('Ihre Bestellung')).toBeUndefined()
})

test('days to pay and discounts count from the date of the bill', () => {
  const { invoice } = readInvoice(codeText({ amount: '100.00', billing: '//S1/11/261112/40/2:10;1:20;0:30' }))
  expect(invoice?.due).toBe('2026-12-12')
  expect(invoice?.discounts).toEqual([
    { discount: 200, until: '2026-11-22' },
    { discount: 100, until: '2026-12-02' },
  ])
  expect(invoice?.missing).toEqual(['number', 'uid', 'vat'])
})

test('a supplier abroad has neither a UID nor Swiss VAT that could be missing', () => {
  const { invoice } = readInvoice(
    codeText({ amount: '119.00', country: 'DE', billing: '//S1/10/A-11/11/261101/40/0:30' }),
  )
  expect(invoice?.missing).toEqual([])
})
