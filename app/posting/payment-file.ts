import type { BillAddress } from '../payments/bill.ts'
import { checkIban } from '../payments/iban.ts'
import type { ReferenceType } from '../payments/reference.ts'
import { sum, writeAmount } from './money.ts'
import { element, escapeText, textElement } from './xml-text.ts'

/** One order to pay. */
export type Payment = {
  /** Our own identifier, which comes back in the statement: at most 35 characters. */
  endToEndId: string
  /** Day of execution, 2026-12-11. */
  day: string
  /** In hundredths. */
  amount: number
  currency: 'CHF' | 'EUR'
  creditor: BillAddress
  /** IBAN or QR-IBAN without blanks. */
  account: string
  referenceType: ReferenceType
  reference: string
  message: string
}

/** Who pays, and from which account. */
export type Payer = { name: string; account: string }

export type PayerProblem = 'name' | 'account' | 'accountCountry' | 'qrIban'

/** A QR-IBAN is for incoming payments only; its institution number names no bank that could be instructed. */
export function payerProblem({ name, account }: Payer): PayerProblem | undefined {
  const { iban } = checkIban(account)
  if (name.trim() === '') return 'name'
  if (!iban) return 'account'
  if (!iban.swiss) return 'accountCountry'
  return iban.swiss.isQrIban ? 'qrIban' : undefined
}

/**
 * A payment file in the Swiss Payment Standards (SIX, Implementation Guidelines for credit transfers, pain.001.001.09): one
 * block a day and currency, payment type D, creditors with structured addresses.
 * @param payer without `payerProblem`
 * @param created moment of making, 2026-11-23T08:15:00
 */
export function paymentFile(
  payments: Payment[],
  payer: Payer,
  { id, created }: { id: string; created: string },
): string {
  const total = writeAmount(sum(payments.map(({ amount }) => amount)))
  const groups = new Map<string, Payment[]>()
  for (const payment of payments) {
    const key = `${payment.day} ${payment.currency}`
    groups.set(key, [...(groups.get(key) ?? []), payment])
  }
  const header = element(
    'GrpHdr',
    textElement('MsgId', identifier(id)),
    textElement('CreDtTm', created),
    textElement('NbOfTxs', String(payments.length)),
    textElement('CtrlSum', total),
    element('InitgPty', textElement('Nm', plain(payer.name, 70))),
  )
  const blocks = [...groups.values()].map((group, index) =>
    paymentBlock(group, payer, identifier(`${id}-${index + 1}`)),
  )
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
  const body = element('CstmrCdtTrfInitn', header, ...blocks)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${body}</Document>\n`
}

function paymentBlock(payments: Payment[], payer: Payer, id: string): string | undefined {
  const { iban } = checkIban(payer.account)
  const institution = iban?.swiss && String(Number(iban.swiss.institution))
  return element(
    'PmtInf',
    textElement('PmtInfId', id),
    textElement('PmtMtd', 'TRF'),
    // Each payment is an entry of its own in the statement, so that it can be matched.
    textElement('BtchBookg', 'false'),
    element('ReqdExctnDt', textElement('Dt', payments[0]?.day)),
    element('Dbtr', textElement('Nm', plain(payer.name, 70))),
    element('DbtrAcct', element('Id', textElement('IBAN', iban?.iban))),
    element(
      'DbtrAgt',
      element(
        'FinInstnId',
        element('ClrSysMmbId', element('ClrSysId', textElement('Cd', 'CHBCC')), textElement('MmbId', institution)),
      ),
    ),
    ...payments.map(transaction),
  )
}

function transaction(payment: Payment): string | undefined {
  const { creditor } = payment
  return element(
    'CdtTrfTxInf',
    element(
      'PmtId',
      textElement('InstrId', identifier(payment.endToEndId)),
      textElement('EndToEndId', identifier(payment.endToEndId)),
    ),
    element('Amt', `<InstdAmt Ccy="${payment.currency}">${writeAmount(payment.amount)}</InstdAmt>`),
    element(
      'Cdtr',
      textElement('Nm', plain(creditor.name, 70)),
      element(
        'PstlAdr',
        textElement('StrtNm', plain(creditor.street, 70)),
        textElement('BldgNb', plain(creditor.number, 16)),
        textElement('PstCd', plain(creditor.postcode, 16)),
        textElement('TwnNm', plain(creditor.town, 35)),
        textElement('Ctry', creditor.country),
      ),
    ),
    element('CdtrAcct', element('Id', textElement('IBAN', payment.account))),
    element('RmtInf', remittance(payment)),
  )
}

/** QR reference and creditor reference go in their own field; without one the message is all that the creditor gets. */
function remittance({ referenceType, reference, message }: Payment): string | undefined {
  if (referenceType === 'NON') return textElement('Ustrd', plain(message, 140))
  const type = referenceType === 'QRR' ? '<Prtry>QRR</Prtry>' : '<Cd>SCOR</Cd>'
  return element(
    'Strd',
    element('CdtrRefInf', element('Tp', element('CdOrPrtry', type)), textElement('Ref', reference)),
    textElement('AddtlRmtInf', plain(message, 140)),
  )
}

/** Characters that the standard permits in texts, those of the QR-bill; others become a full stop. */
function plain(text: string, most: number): string {
  const permitted = [...text.trim()].map((character) =>
    /[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]/u.test(character) ? character : '.',
  )
  return permitted.slice(0, most).join('').trim()
}

/** Identifiers take fewer characters than texts, and no slash at either end or doubled. */
function identifier(text: string): string {
  return escapeText(text.replace(/[^A-Za-z0-9+?:().,'-]/g, '-').slice(0, 35))
}
