import { dayAfter } from '#content/swiss-time.ts'
import type { BillText } from './bill-text.ts'
import { type BillingInformation, readBillingInformation } from './billing-information.ts'
import { type CodeRefusal, type PaymentsCode, readPaymentsCode } from './swiss-payments-code.ts'
import { readVat, type VatReading } from './vat-split.ts'
import { isHome } from './vat-treatment.ts'

/** What a posting needs and a code may leave out. A supplier abroad has neither a UID nor Swiss VAT. */
const missingFacts = ['amount', 'number', 'date', 'uid', 'vat', 'due'] as const

export type MissingFact = (typeof missingFacts)[number]

/** A supplier's bill as its code tells it, and where that is silent its text. Days as 2026-11-12. */
export type Invoice = {
  code: PaymentsCode
  /** Undefined where the bill has none, or in a syntax that we do not read, and its text gave nothing either. */
  billing?: BillingInformation
  /** In hundredths; that of the code unless it leaves it open. */
  amount?: number
  vat: VatReading
  due?: string
  /** Discounts for paying sooner, in hundredths of a percent, the highest first. */
  discounts: { discount: number; until: string }[]
  missing: MissingFact[]
  /** What a person has to check, because only the text of the bill told it. */
  fromText: MissingFact[]
}

export type InvoiceReading = { invoice: Invoice; refusal?: undefined } | { invoice?: undefined; refusal: CodeRefusal }

/**
 * @param text of the code
 * @param readText what the text beside the code says; left out where there is none
 */
export function readInvoice(text: string, readText?: (code: PaymentsCode) => BillText): InvoiceReading {
  const { code, refusal } = readPaymentsCode(text)
  if (refusal) return { refusal }
  const said = readBillingInformation(code.billingInformation)
  const read = readText?.(code)
  const billing = read ? completed(said, read) : said
  const amount = code.amount ?? read?.amount
  const { due: agreed, discounts } = termsOf(billing)
  // Of conditions in the text, it is the text that tells the day: those without a discount are not among them.
  const due = (said?.conditions.length ? agreed : undefined) ?? read?.due
  const byCode = presentIn(code.amount, said, termsOf(said).due)
  const present = presentIn(amount, billing, due)
  const isNeeded = (fact: MissingFact) => (fact !== 'uid' && fact !== 'vat') || isHome(code.creditor.country)
  const missing = missingFacts.filter((fact) => !present[fact] && isNeeded(fact))
  const fromText = missingFacts.filter((fact) => present[fact] && !byCode[fact])
  return { invoice: { code, billing, amount, vat: readVat(amount, billing), due, discounts, missing, fromText } }
}

function presentIn(amount: number | undefined, billing: BillingInformation | undefined, due: string | undefined) {
  const { number, date, uid, vat = [], importTax = [] } = billing ?? {}
  return {
    amount: amount !== undefined,
    number: number !== undefined,
    date: date !== undefined,
    uid: uid !== undefined,
    vat: vat.length + importTax.length > 0,
    due: due !== undefined,
  }
}

/** What the code says goes before what the text says. */
function completed(said: BillingInformation | undefined, read: BillText): BillingInformation {
  const { vat = [], importTax = [], conditions = [], problems = [] } = said ?? {}
  return {
    ...said,
    number: said?.number ?? read.number,
    date: said?.date ?? read.date,
    uid: said?.uid ?? read.uid,
    vat: vat.length + importTax.length > 0 ? vat : read.vat,
    importTax,
    conditions: conditions.length > 0 ? conditions : read.conditions,
    problems,
  }
}

/** Days count from the date of the bill; the day to pay is that of the condition without a discount, or the last one. */
function termsOf(billing: BillingInformation | undefined): Pick<Invoice, 'due' | 'discounts'> {
  const { date, conditions = [] } = billing ?? {}
  if (!date || conditions.length === 0) return { discounts: [] }
  const plain = conditions.filter(({ discount }) => discount === 0)
  const days = Math.max(...(plain.length > 0 ? plain : conditions).map((condition) => condition.days))
  const discounts = conditions
    .filter(({ discount }) => discount > 0)
    .map((condition) => ({ discount: condition.discount, until: dayAfter(date, condition.days) }))
    .sort((left, right) => right.discount - left.discount)
  return { due: dayAfter(date, days), discounts }
}
