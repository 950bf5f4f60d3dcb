import type { Bill, BillAddress } from '#app/payments/bill.ts'
import type { Language } from '#contract/language.ts'

const names = {
  de: {
    informatics: 'Muster Informatik AG',
    goods: 'Muster Lebensmittel AG',
    payer: 'Beispiel Handels GmbH',
    bill: 'Muster-Rechnung 2026-1187',
    earlier: 'Muster-Rechnung 2026-1043',
    delivery: 'Muster-Lieferung 88',
    zurich: 'Zürich',
    lucerne: 'Luzern',
  },
  en: {
    informatics: 'Sample Software Ltd',
    goods: 'Sample Import Ltd',
    payer: 'Example Trading Ltd',
    bill: 'Sample bill 2026-1187',
    earlier: 'Sample bill 2026-1043',
    delivery: 'Sample delivery 88',
    zurich: 'Zurich',
    lucerne: 'Lucerne',
  },
}

/**
 * The bill that the visitor decides on, and two that were posted and paid before it, so that the books are not empty and the
 * supplier is known. All firms are samples and are called so, in the language of the page.
 */
export function specimenBills(language: Language): { bill: Bill; earlier: Bill[] } {
  const words = names[language]
  const informatics = address(words.informatics, 'Badenerstrasse', '16', '8004', words.zurich)
  const base = {
    currency: 'CHF',
    debtor: address(words.payer, 'Seestrasse', '8', '6003', words.lucerne),
  } as const
  const fromInformatics = {
    ...base,
    creditor: informatics,
    account: 'CH4431999123000889012',
    referenceType: 'QRR',
  } as const
  return {
    // 1250.00 and 8.1 % of it, 101.25.
    bill: {
      ...fromInformatics,
      amount: 135_125,
      reference: '210000000003139471430009017',
      message: words.bill,
      billingInformation: '//S1/10/2026-1187/11/261112/30/123456788/31/261031/32/8.1:1250.00/40/0:30',
    },
    earlier: [
      // 980.00 and 8.1 % of it, 79.38.
      {
        ...fromInformatics,
        amount: 105_938,
        reference: '210000000003139471430001047',
        message: words.earlier,
        billingInformation: '//S1/10/2026-1043/11/261012/30/123456788/31/260930/32/8.1:980.00/40/0:30',
      },
      // 123.45 and 10.00, 67.89 and 1.77: 203.11, billed 203.10.
      {
        ...base,
        creditor: address(words.goods, 'Hafenstrasse', '4', '4057', 'Basel'),
        account: 'CH5800791123000889012',
        amount: 20_310,
        referenceType: 'SCOR',
        reference: 'RF18539007547034',
        message: words.delivery,
        billingInformation: '//S1/10/L-88/11/261020/30/106017086/32/8.1:123.45;2.6:67.89/40/0:20',
      },
    ],
  }
}

function address(name: string, street: string, number: string, postcode: string, town: string): BillAddress {
  return { name, street, number, postcode, town, country: 'CH' }
}
