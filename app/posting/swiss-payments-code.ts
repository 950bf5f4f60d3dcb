import { type Bill, type BillAddress, billLimits } from '../payments/bill.ts'
import { checkIban, type IbanProblem } from '../payments/iban.ts'
import {
  bareReference,
  type ReferenceProblem,
  type ReferenceType,
  referenceProblem,
  referenceTypes,
} from '../payments/reference.ts'
import { readAmount } from './money.ts'

/** What the code of a QR-bill says (SIX, Swiss Implementation Guidelines for the QR-bill 2.3, 4.2.2). */
export type PaymentsCode = Bill & {
  isQrIban: boolean
  billingInformation: string
  /** Alternative schemes, such as eBill, as they stand in the code. */
  schemes: string[]
}

type Role = 'creditor' | 'debtor'

/** Why a code is not accepted: the first thing that is wrong with it. */
export type CodeRefusal =
  | { code: 'empty' }
  | { code: 'notPaymentsCode'; begins: string }
  | { code: 'unreadableCharacters' }
  | { code: 'incomplete'; has: number }
  | { code: 'shifted' }
  | { code: 'version'; has: string }
  | { code: 'coding'; has: string }
  | { code: 'account'; problem: IbanProblem }
  | { code: 'accountCountry'; has: string }
  | { code: 'combinedAddress'; role: Role }
  | { code: 'addressType'; role: Role; has: string }
  | { code: 'addressPart'; role: Role; part: keyof BillAddress }
  | { code: 'ultimateCreditor' }
  | { code: 'amount'; has: string }
  | { code: 'notification' }
  | { code: 'currency'; has: string }
  | { code: 'referenceType'; has: string }
  | { code: 'needsQrReference' }
  | { code: 'needsQrIban' }
  | { code: 'referenceWithoutType' }
  | { code: 'reference'; problem: ReferenceProblem }
  | { code: 'textTooLong'; has: number; most: number }
  | { code: 'tooManySchemes'; has: number }

export type CodeReading = { code: PaymentsCode; refusal?: undefined } | { code?: undefined; refusal: CodeRefusal }

// Places of the elements, one a line.
const at = { account: 3, creditor: 4, ultimateCreditor: 11, amount: 18, currency: 19, debtor: 20, reference: 27 }
const trailer = 30
const mostSchemes = 2

/** Reads the text of a Swiss QR Code, in either kind of line end. What the standard forbids is refused, with the reason. */
export function readPaymentsCode(text: string): CodeReading {
  const lines = text
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r\n|\n|\r/)
  const refusal = refusalOfFrame(text, lines) ?? refusalOfParties(lines) ?? refusalOfPayment(lines)
  if (refusal) return { refusal }
  const line = (index: number) => lines[index]?.trim() ?? ''
  const { iban } = checkIban(line(at.account))
  return {
    code: {
      account: iban?.iban ?? '',
      isQrIban: iban?.swiss?.isQrIban ?? false,
      creditor: address(lines, at.creditor),
      amount: readAmount(line(at.amount)),
      currency: line(at.currency) === 'EUR' ? 'EUR' : 'CHF',
      debtor: line(at.debtor) === '' ? undefined : address(lines, at.debtor),
      referenceType: line(at.reference) as ReferenceType,
      reference: bareReference(line(at.reference + 1)),
      message: line(at.reference + 2),
      billingInformation: line(trailer + 1),
      schemes: lines.slice(trailer + 2).filter((scheme) => scheme.trim() !== ''),
    },
  }
}

/** Whether it is such a code at all, whole, and of a version that we know. */
function refusalOfFrame(text: string, lines: string[]): CodeRefusal | undefined {
  const [type = '', version = '', coding = ''] = lines
  if (text.trim() === '') return { code: 'empty' }
  if (type !== 'SPC') return { code: 'notPaymentsCode', begins: type.slice(0, 20) }
  // What a decoder puts where bytes are no UTF-8, and what no field may hold.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\ufffd\u0000-\u0009\u000b\u000c\u000e-\u001f]/.test(text)) return { code: 'unreadableCharacters' }
  // Two digits for the main version, two for the sub-version, which changes no field.
  if (!/^02\d\d$/.test(version)) return { code: 'version', has: version }
  if (coding !== '1') return { code: 'coding', has: coding }
  if (lines.length <= trailer) return { code: 'incomplete', has: lines.length }
  if (lines[trailer] !== 'EPD') return { code: 'shifted' }
  const schemes = lines.length - (trailer + 2)
  return schemes > mostSchemes ? { code: 'tooManySchemes', has: schemes } : undefined
}

function refusalOfParties(lines: string[]): CodeRefusal | undefined {
  const { iban, problem } = checkIban(lines[at.account] ?? '')
  if (problem) return { code: 'account', problem }
  if (!iban.swiss) return { code: 'accountCountry', has: iban.country }
  if (lines.slice(at.ultimateCreditor, at.amount).some((line) => line.trim() !== '')) {
    return { code: 'ultimateCreditor' }
  }
  const hasDebtor = lines.slice(at.debtor, at.reference).some((line) => line.trim() !== '')
  return addressRefusal(lines, 'creditor') ?? (hasDebtor ? addressRefusal(lines, 'debtor') : undefined)
}

/** Type K, the combined address, ended in November 2025; payment orders cannot carry it since November 2026. */
function addressRefusal(lines: string[], role: Role): CodeRefusal | undefined {
  const type = lines[at[role]] ?? ''
  if (type === 'K') return { code: 'combinedAddress', role }
  if (type !== 'S') return { code: 'addressType', role, has: type }
  const { name, postcode, town, country } = address(lines, at[role])
  const parts = { name, postcode, town, country: /^[A-Z]{2}$/.test(country) ? country : '' }
  const missing = (Object.keys(parts) as (keyof typeof parts)[]).find((part) => parts[part] === '')
  return missing && { code: 'addressPart', role, part: missing }
}

function refusalOfPayment(lines: string[]): CodeRefusal | undefined {
  const amount = lines[at.amount] ?? ''
  const currency = lines[at.currency] ?? ''
  if (amount !== '' && !/^\d{1,9}\.\d{2}$/.test(amount)) return { code: 'amount', has: amount }
  if (amount !== '' && readAmount(amount) === 0) return { code: 'notification' }
  if (currency !== 'CHF' && currency !== 'EUR') return { code: 'currency', has: currency }
  // Message and billing information share their length.
  const has = [...`${lines[at.reference + 2] ?? ''}${lines[trailer + 1] ?? ''}`].length
  return referenceRefusal(lines) ?? (has > billLimits.message ? textTooLong(has) : undefined)
}

function textTooLong(has: number): CodeRefusal {
  return { code: 'textTooLong', has, most: billLimits.message }
}

/** The pair of account and reference is looked at first: a wrong pair makes every reference wrong. */
function referenceRefusal(lines: string[]): CodeRefusal | undefined {
  const isQrIban = checkIban(lines[at.account] ?? '').iban?.swiss?.isQrIban
  const [written = '', reference = ''] = lines.slice(at.reference)
  const type = referenceTypes.find((known) => known === written)
  if (!type) return { code: 'referenceType', has: written }
  if (isQrIban && type !== 'QRR') return { code: 'needsQrReference' }
  if (!isQrIban && type === 'QRR') return { code: 'needsQrIban' }
  if (type === 'NON') return reference.trim() === '' ? undefined : { code: 'referenceWithoutType' }
  const problem = referenceProblem(type, reference)
  return problem && { code: 'reference', problem }
}

function address(lines: string[], start: number): BillAddress {
  const [name = '', street = '', number = '', postcode = '', town = '', country = ''] = lines
    .slice(start + 1, start + 7)
    .map((line) => line.trim())
  return { name, street, number, postcode, town, country }
}
