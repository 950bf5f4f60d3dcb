import { describe, expect, test } from 'vitest'
// The package does not export it.
import { generateQRData } from '../../node_modules/swissqrbill/lib/esm/shared/qr-code.js'
import type { Bill } from './bill.ts'
import { billPayload } from './payload.ts'

const creditor = {
  name: 'Muster AG',
  street: 'Musterweg',
  number: '1',
  postcode: '8000',
  town: 'Zürich',
  country: 'CH',
}
const bare: Bill = {
  account: 'CH9300762011623852957',
  creditor,
  currency: 'EUR',
  referenceType: 'NON',
  reference: '',
  message: '',
}

/** What swissqrbill, which is made by others for the same guidelines, writes into its code. */
function othersPayload({ account, creditor, amount, currency, debtor, reference, message }: Bill): string {
  const party = ({ name, street, number, postcode, town, country }: Bill['creditor']) => {
    return { name, address: street, buildingNumber: number, zip: postcode, city: town, country }
  }
  return generateQRData({
    creditor: { account, ...party(creditor) },
    currency,
    amount: amount === undefined ? undefined : amount / 100,
    reference: reference || undefined,
    message: message || undefined,
    debtor: debtor && party(debtor),
  })
}

describe('the payload is that of another maker of QR-bills', () => {
  test.each<[string, Partial<Bill>]>([
    ['with nothing but an account', {}],
    ['with an amount, a message and a payer', { amount: 5, currency: 'CHF', message: 'Rechnung 7', debtor: creditor }],
    ['with an amount of full length', { amount: 99_999_999_999 }],
    [
      'with a QR reference',
      { account: 'CH4431999123000889012', referenceType: 'QRR', reference: '000000000000002047202611047' },
    ],
    ['with a creditor reference', { referenceType: 'SCOR', reference: 'RF18539007547034' }],
    ['without street and number', { creditor: { ...creditor, street: '', number: '' } }],
  ])('%s', (_, changes) => {
    const bill = { ...bare, ...changes }
    expect(billPayload(bill)).toBe(othersPayload(bill))
  })
})
