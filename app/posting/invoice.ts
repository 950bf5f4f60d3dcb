import { dayAfter } from '#content/swiss-time.ts'
import { type BillingInformation, readBillingInformation } from './billing-information.ts'
import { type CodeRefusal, type PaymentsCode, readPaymentsCode } from './swiss-payments-code.ts'
import { readVat, type VatReading } from './vat-split.ts'

/** What a posting needs and a code may leave out. */
export type MissingFact = 'amount' | 'number' | 'date' | 'uid' | 'vat' | 'due'

/** A supplier's bill as its code tells it. Days as 2026-11-12. */
export type Invoice = {
  code: PaymentsCode
  /** Undefined where the bill has none, or in a syntax that we do not read. */
  billing?: BillingInformation
  vat: VatReading
  due?: string
  /** Discounts for paying sooner, in hundredths of a percent, the highest first. */
  discounts: { discount: number; until: string }[]
  missing: MissingFact[]
}

export type InvoiceReading = { invoice: Invoice; refusal?: undefined } | { invoice?: undefined; refusal: CodeRefusal }

export function readInvoice(text: string): InvoiceReading {
  const { code, refusal } = readPaymentsCode(text)
  if (refusal) return { refusal }
  const billing = readBillingInformation(code.billingInformation)
  const vat = readVat(code.amount, billing)
  const { due, discounts } = termsOf(billing)
  const present: Record<MissingFact, boolean> = {
    amount: code.amount !== undefined,
    number: billing?.number !== undefined,
    date: billing?.date !== undefined,
    uid: billing?.uid !== undefined,
    vat: vat.kind !== 'none',
    due: due !== undefined,
  }
  const missing = (Object.keys(present) as MissingFact[]).filter((fact) => !present[fact])
  return { invoice: { code, billing, vat, due, discounts, missing } }
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
