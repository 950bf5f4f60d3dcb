import type { Bill } from '../../payments/bill.ts'
import type { SampleName } from './sample-names.ts'

const zurich = { street: 'Badenerstrasse', number: '16', postcode: '8004', town: 'Zürich', country: 'CH' }
const debtor = {
  name: 'Beispiel Handels GmbH',
  street: 'Seestrasse',
  number: '8',
  postcode: '6003',
  town: 'Luzern',
  country: 'CH',
}
const qrIban = 'CH4431999123000889012'
const iban = 'CH9300762011623852957'

const base = { account: qrIban, currency: 'CHF', referenceType: 'QRR', message: '', debtor } as const

/** All of invented firms that are called so. Put through the same reading as any other file. */
export const sampleBills: Record<SampleName, Bill> = {
  whole: {
    ...base,
    creditor: { name: 'Muster Informatik AG', ...zurich },
    amount: 135_125,
    reference: '210000000003139471430009017',
    message: 'Muster 2026-1187',
    billingInformation: '//S1/10/2026-1187/11/261112/30/123456788/31/261031/32/8.1:1250.00/40/0:30',
  },
  // 123.45 and 10.00, 67.89 and 1.77: 203.11, billed 203.10.
  mixed: {
    ...base,
    account: iban,
    creditor: { name: 'Muster Lebensmittel Handels AG', ...zurich },
    amount: 20_310,
    referenceType: 'SCOR',
    reference: 'RF18539007547034',
    message: 'Muster Lieferung 88',
    billingInformation: '//S1/10/L-88/11/261116/30/106017086/32/8.1:123.45;2.6:67.89/40/2:10;0:30',
  },
  partly: {
    ...base,
    creditor: { name: 'Muster Druck GmbH', ...zurich },
    amount: 48_000,
    reference: '000000000000000020472026118',
  },
  abroad: {
    ...base,
    account: iban,
    creditor: {
      name: 'Muster Cloud GmbH',
      street: 'Beispielweg',
      number: '3',
      postcode: '79098',
      town: 'Freiburg',
      country: 'DE',
    },
    amount: 11_900,
    currency: 'EUR',
    referenceType: 'NON',
    reference: '',
    message: 'Muster Abo November',
    billingInformation: '//S1/10/A-11/11/261101/31/261101261130/40/0:30',
  },
  // The last digit of the reference should be 7.
  damaged: {
    ...base,
    creditor: { name: 'Muster Informatik AG', ...zurich },
    amount: 9900,
    reference: '210000000003139471430009018',
    message: 'Muster, Referenz beschädigt',
  },
}
