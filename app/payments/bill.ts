import { checkIban, type IbanCheck, type IbanProblem } from './iban.ts'
import { readCentimes } from './number-text.ts'
import { bareReference, type ReferenceProblem, type ReferenceType, referenceProblem } from './reference.ts'

/** What stands in the form's fields. */
export type BillValues = {
  account: string
  creditorName: string
  creditorStreet: string
  creditorNumber: string
  creditorPostcode: string
  creditorTown: string
  creditorCountry: string
  amount: string
  currency: string
  referenceType: string
  reference: string
  message: string
  debtor: string
  debtorName: string
  debtorStreet: string
  debtorNumber: string
  debtorPostcode: string
  debtorTown: string
  debtorCountry: string
  billLanguage: string
}

export type BillField = keyof BillValues

/** A structured address (type S), the only kind allowed since November 2025. */
export type BillAddress = {
  name: string
  street: string
  number: string
  postcode: string
  town: string
  country: string
}

export type Bill = {
  /** Without blanks. */
  account: string
  creditor: BillAddress
  /** CHF or EUR in hundredths; undefined leaves the amount open. */
  amount?: number
  currency: 'CHF' | 'EUR'
  referenceType: ReferenceType
  /** Without blanks, empty when there is none. */
  reference: string
  message: string
  debtor?: BillAddress
  /** In a syntax such as Swico's S1; together with the message 140 characters at most. */
  billingInformation?: string
}

export type BillProblem = { field: BillField } & (
  | IbanProblem
  | ReferenceProblem
  | { code: 'required' }
  | { code: 'tooLong'; has: number; most: number }
  | { code: 'forbiddenCharacters'; characters: string }
  | { code: 'countryCode' }
  | { code: 'accountCountry' }
  | { code: 'amountNumber' }
  | { code: 'amountRange' }
  | { code: 'needsQrReference' }
  | { code: 'needsQrIban' }
)

export type BillCheck = { bill: Bill; problems?: undefined } | { bill?: undefined; problems: BillProblem[] }

/** Longest texts in characters (SIX, QR-bill 2.3). */
export const billLimits = { name: 70, street: 70, number: 16, postcode: 16, town: 35, message: 140 } as const

const largestAmount = 999_999_999_99

/** Holds the form against the rules of the QR-bill; every problem names its field, in the order of the form. */
export function checkBill(values: BillValues): BillCheck {
  const account = checkIban(values.account)
  const creditor = checkAddress(values, 'creditor')
  const amount = checkAmount(values.amount)
  const type = (['QRR', 'SCOR'] as const).find((known) => known === values.referenceType) ?? 'NON'
  const reference = checkReference(type, values.reference, account)
  const message = values.message.replace(/\s+/g, ' ').trim()
  const messageProblems = textProblems('message', message, billLimits.message)
  const hasDebtor = values.debtor === 'given'
  const debtor = hasDebtor ? checkAddress(values, 'debtor') : []
  const problems = [...accountProblems(account), ...creditor, ...amount, ...reference, ...messageProblems, ...debtor]
  if (problems.length > 0 || !account.iban) return { problems }
  return {
    bill: {
      account: account.iban.iban,
      creditor: addressOf(values, 'creditor'),
      amount: values.amount.trim() === '' ? undefined : readCentimes(values.amount),
      currency: values.currency === 'EUR' ? 'EUR' : 'CHF',
      referenceType: type,
      reference: type === 'NON' ? '' : bareReference(values.reference),
      message,
      debtor: hasDebtor ? addressOf(values, 'debtor') : undefined,
    },
  }
}

function accountProblems({ iban, problem }: IbanCheck): BillProblem[] {
  if (problem) return [{ field: 'account', ...problem }]
  return iban.swiss ? [] : [{ field: 'account', code: 'accountCountry' }]
}

function checkAmount(text: string): BillProblem[] {
  if (text.trim() === '') return []
  const amount = readCentimes(text)
  if (amount === undefined) return [{ field: 'amount', code: 'amountNumber' }]
  return amount < 1 || amount > largestAmount ? [{ field: 'amount', code: 'amountRange' }] : []
}

/** The pair of account and reference is looked at first: a wrong pair makes every reference wrong. */
function checkReference(type: ReferenceType, text: string, { iban }: IbanCheck): BillProblem[] {
  const isQrIban = iban?.swiss?.isQrIban
  if (isQrIban && type !== 'QRR') return [{ field: 'referenceType', code: 'needsQrReference' }]
  if (isQrIban === false && type === 'QRR') return [{ field: 'referenceType', code: 'needsQrIban' }]
  const problem = referenceProblem(type, text)
  return problem ? [{ field: 'reference', ...problem }] : []
}

type Party = 'creditor' | 'debtor'

function addressOf(values: BillValues, party: Party): BillAddress {
  return {
    name: values[`${party}Name`].trim(),
    street: values[`${party}Street`].trim(),
    number: values[`${party}Number`].trim(),
    postcode: values[`${party}Postcode`].trim(),
    town: values[`${party}Town`].trim(),
    country: values[`${party}Country`].trim().toUpperCase(),
  }
}

function checkAddress(values: BillValues, party: Party): BillProblem[] {
  const { name, street, number, postcode, town, country } = addressOf(values, party)
  const countryField = `${party}Country` as const
  return [
    ...textProblems(`${party}Name`, name, billLimits.name, true),
    ...textProblems(`${party}Street`, street, billLimits.street),
    ...textProblems(`${party}Number`, number, billLimits.number),
    ...textProblems(`${party}Postcode`, postcode, billLimits.postcode, true),
    ...textProblems(`${party}Town`, town, billLimits.town, true),
    ...(/^[A-Z]{2}$/.test(country) ? [] : [{ field: countryField, code: 'countryCode' } as const]),
  ]
}

function textProblems(field: BillField, text: string, most: number, required = false): BillProblem[] {
  if (text === '') return required ? [{ field, code: 'required' }] : []
  const forbidden = [...new Set([...text].filter((character) => !isAllowed(character)))].join(' ')
  if (forbidden) return [{ field, code: 'forbiddenCharacters', characters: forbidden }]
  const has = [...text].length
  return has > most ? [{ field, code: 'tooLong', has, most }] : []
}

/** Character set of version 2.3: Basic Latin, Latin-1 Supplement, Latin Extended-A, and Ș ș Ț ț €. */
function isAllowed(character: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]$/u.test(character)
}
