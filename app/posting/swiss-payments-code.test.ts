import { describe, expect, test } from 'vitest'
import { codeText, ordinaryIban, qrIban } from '#tests/support/payments-code.ts'
import { billPayload } from '../payments/payload.ts'
import { readPaymentsCode } from './swiss-payments-code.ts'

const qrr = '210000000003139471430009017'

/** A code with one of its lines (counted from 0) replaced. */
function withLine(index: number, text: string, parts: Parameters<typeof codeText>[0] = {}): string {
  return codeText({ amount: '10.00', ...parts })
    .split('\n')
    .with(index, text)
    .join('\n')
}

describe('a code is read', () => {
  test('with QR reference, message, billing information and two schemes', () => {
    const text = codeText({
      ...{ account: qrIban, amount: '1351.25', type: 'QRR', reference: qrr, message: 'Rechnung 1187' },
      ...{ billing: '//S1/10/1187', schemes: ['eBill/B/41010560425610173', 'AV2;UT;1'] },
    })
    expect(readPaymentsCode(text).code).toEqual({
      account: qrIban,
      isQrIban: true,
      creditor: {
        name: 'Muster AG',
        street: 'Badenerstrasse',
        number: '16',
        postcode: '8004',
        town: 'Zürich',
        country: 'CH',
      },
      amount: 135_125,
      currency: 'CHF',
      debtor: {
        name: 'Beispiel Handels GmbH',
        street: 'Seestrasse',
        number: '8',
        postcode: '6003',
        town: 'Luzern',
        country: 'CH',
      },
      referenceType: 'QRR',
      reference: qrr,
      message: 'Rechnung 1187',
      billingInformation: '//S1/10/1187',
      schemes: ['eBill/B/41010560425610173', 'AV2;UT;1'],
    })
  })

  test('with an open amount, in euros, without a payer, with Windows line ends and blanks around', () => {
    const lines = codeText({ currency: 'EUR' }).split('\n')
    const text = `\ufeff${lines.map((line, index) => (index >= 20 && index < 27 ? '' : line)).join('\r\n')}\r\n\r\n`
    const { code } = readPaymentsCode(text)
    expect(code).toMatchObject({ amount: undefined, currency: 'EUR', debtor: undefined, account: ordinaryIban })
  })

  test('in a later sub-version of 2', () => {
    expect(readPaymentsCode(withLine(1, '0210')).code).toBeDefined()
  })

  test('as our own QR-bill writes it', () => {
    const creditor = { name: 'Muster AG', street: 'Weg', number: '1', postcode: '8000', town: 'Zürich', country: 'CH' }
    const bill = { account: qrIban, creditor, amount: 5000, currency: 'CHF', message: 'Test' } as const
    const text = billPayload({ ...bill, referenceType: 'QRR', reference: qrr, billingInformation: '//S1/10/7' })
    expect(readPaymentsCode(text).code).toMatchObject({ creditor, amount: 5000, billingInformation: '//S1/10/7' })
  })
})

test.each([
  ['nothing', '  \n', { code: 'empty' }],
  ['another QR code', 'https://example.com/', { code: 'notPaymentsCode', begins: 'https://example.com/' }],
  ['bytes that are no text', withLine(5, 'M\ufffdller'), { code: 'unreadableCharacters' }],
  ['version 1', withLine(1, '0100'), { code: 'version', has: '0100' }],
  ['another coding', withLine(2, '2'), { code: 'coding', has: '2' }],
  ['a code cut off', codeText().split('\n').slice(0, 20).join('\n'), { code: 'incomplete', has: 20 }],
  ['a line too many', withLine(11, '\n'), { code: 'shifted' }],
  ['three schemes', codeText({ schemes: ['a', 'b', 'c'] }), { code: 'tooManySchemes', has: 3 }],
  [
    'a wrong check digit',
    withLine(3, 'CH9400762011623852957'),
    { code: 'account', problem: { code: 'checkDigits', has: '94', needs: '93' } },
  ],
  ['a German account', withLine(3, 'DE89370400440532013000'), { code: 'accountCountry', has: 'DE' }],
  ['a combined address', withLine(4, 'K'), { code: 'combinedAddress', role: 'creditor' }],
  ['a combined address of the payer', withLine(20, 'K'), { code: 'combinedAddress', role: 'debtor' }],
  ['no address type', withLine(4, ''), { code: 'addressType', role: 'creditor', has: '' }],
  ['no postcode', withLine(8, ''), { code: 'addressPart', role: 'creditor', part: 'postcode' }],
  ['an ultimate creditor', withLine(12, 'Dritte AG'), { code: 'ultimateCreditor' }],
  ['a comma in the amount', withLine(18, '10,00'), { code: 'amount', has: '10,00' }],
  ['an amount of nothing', withLine(18, '0.00'), { code: 'notification' }],
  ['dollars', withLine(19, 'USD'), { code: 'currency', has: 'USD' }],
  ['an unknown reference type', withLine(27, 'IPI'), { code: 'referenceType', has: 'IPI' }],
  ['a QR-IBAN without a reference', codeText({ account: qrIban }), { code: 'needsQrReference' }],
  ['a QR reference with an ordinary IBAN', codeText({ type: 'QRR', reference: qrr }), { code: 'needsQrIban' }],
  ['a reference that is called none', codeText({ reference: 'RF18539007547034' }), { code: 'referenceWithoutType' }],
  [
    'a damaged QR reference',
    codeText({ account: qrIban, type: 'QRR', reference: `${qrr.slice(0, -1)}8` }),
    { code: 'reference', problem: { code: 'referenceCheckDigit', has: '8', needs: '7' } },
  ],
  [
    'a damaged creditor reference',
    codeText({ type: 'SCOR', reference: 'RF19539007547034' }),
    { code: 'reference', problem: { code: 'referenceCheckDigit', has: '19', needs: '18' } },
  ],
  [
    'too much text',
    codeText({ message: 'm'.repeat(100), billing: `//S1/10/${'1'.repeat(40)}` }),
    { code: 'textTooLong', has: 148, most: 140 },
  ],
])('%s is refused by its name', (_, text, refusal) => {
  expect(readPaymentsCode(text)).toEqual({ refusal })
})
