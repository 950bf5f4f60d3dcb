import type { Bill, BillAddress } from './bill.ts'

/** Lines of a party that is not named: address type, name, street, number, postcode, town, country. */
const nobody = Array<string>(7).fill('')

/** The text in the code, one field a line (SIX, Swiss Implementation Guidelines for the QR-bill 2.3, 4.2.2). */
export function billPayload(bill: Bill): string {
  const { account, creditor, amount, currency, debtor, referenceType, reference, message, billingInformation } = bill
  return [
    ...['SPC', '0200', '1'],
    account,
    ...addressLines(creditor),
    // Kept for an ultimate creditor, whom nobody may name yet.
    ...nobody,
    amount === undefined ? '' : (amount / 100).toFixed(2),
    currency,
    ...(debtor ? addressLines(debtor) : nobody),
    referenceType,
    reference,
    message,
    'EPD',
    ...(billingInformation ? [billingInformation] : []),
  ].join('\n')
}

function addressLines({ name, street, number, postcode, town, country }: BillAddress): string[] {
  return ['S', name, street, number, postcode, town, country]
}
