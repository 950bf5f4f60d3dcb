import { type Account, accounts, type ExpenseAccount } from './chart-of-accounts.ts'
import type { Invoice } from './invoice.ts'
import { inFrancs, sum } from './money.ts'
import { partOfGross, type VatPart, vatOnNet } from './vat-split.ts'
import { acquisitionBox, type Box, inputTax, inputTaxKind, type VatTreatment } from './vat-treatment.ts'

/** One debit against one credit, in Rappen. */
export type PostingLine = {
  debit: Account
  credit: Account
  amount: number
  /** Boxes of the VAT return that the amount goes into. */
  boxes: Box[]
  /** Of the tax that belongs to this line, in hundredths of a percent; undefined without tax. */
  rate?: number
}

/** What a person can change before approving. */
export type PostingDecision = {
  account: ExpenseAccount
  /** Undefined until one is chosen: nothing is guessed. */
  treatment?: VatTreatment
  /** In hundredths of the bill's currency; that of the bill unless it leaves it open. */
  amount?: number
  /** Francs for one euro, in millionths; bills in francs need none. */
  exchangeRate?: number
}

/** What has to be added before the posting can be approved. */
export type PostingGap = 'amount' | 'treatment' | 'exchangeRate'

export type Posting = { lines: PostingLine[]; net: number; vat: number; gross: number }

export type PostingResult = { posting: Posting; gaps?: undefined } | { posting?: undefined; gaps: PostingGap[] }

/**
 * The lines of a bill, in francs. Debits and credits are equal by construction: the expense is the gross amount less the tax
 * that is deducted, so that every rounding difference ends in the expense.
 */
export function postingLines(
  invoice: Invoice,
  { account, treatment, amount, exchangeRate }: PostingDecision,
): PostingResult {
  const isForeign = invoice.code.currency !== 'CHF'
  const gaps: PostingGap[] = [
    ...(amount === undefined ? ['amount' as const] : []),
    ...(treatment === undefined ? ['treatment' as const] : []),
    ...(isForeign && exchangeRate === undefined ? ['exchangeRate' as const] : []),
  ]
  if (amount === undefined || treatment === undefined || gaps.length > 0) return { gaps }
  const francs = (value: number) => (isForeign ? inFrancs(value, exchangeRate ?? 0) : value)
  const gross = francs(amount)
  if (treatment.kind === 'none') return { posting: posted(account, gross, [], []) }
  if (treatment.kind === 'acquisition') return { posting: withAcquisitionTax(account, gross, treatment.rate) }
  const { account: taxAccount, box } = inputTax[treatment.kind]
  const taxLine = (vat: number, rate?: number): PostingLine => ({
    debit: taxAccount,
    credit: accounts.payables,
    amount: vat,
    boxes: [box],
    rate,
  })
  const parts = partsOf(invoice, treatment.rate, amount)
  if (!parts) return { gaps: ['treatment'] }
  const inBooks = parts.map(({ rate, net, vat }) => ({ rate, net: francs(net), vat: francs(vat) }))
  const imported =
    treatment.rate === 'asBilled' && invoice.vat.kind === 'split' ? francs(invoice.vat.split.importTax) : 0
  const taxes = inBooks.filter(({ vat }) => vat > 0).map(({ vat, rate }) => taxLine(vat, rate))
  return { posting: posted(account, gross, inBooks, imported > 0 ? [...taxes, taxLine(imported)] : taxes) }
}

/** Undefined where the bill's own split cannot be used. */
function partsOf(invoice: Invoice, rate: number | 'asBilled', amount: number): VatPart[] | undefined {
  if (rate !== 'asBilled') return [partOfGross(amount, rate)]
  if (invoice.vat.kind === 'split' && invoice.amount === amount) return invoice.vat.split.parts
  const rates = invoice.vat.kind === 'open' ? invoice.vat.rates : []
  const [only, ...more] = rates
  return only !== undefined && more.length === 0 ? [partOfGross(amount, only)] : undefined
}

/** The expense by rate, then the taxes; what is left over goes to the largest expense. */
function posted(account: ExpenseAccount, gross: number, parts: VatPart[], taxes: PostingLine[]): Posting {
  const vat = sum(taxes.map((line) => line.amount))
  const expense = gross - vat
  const nets = parts.filter(({ net }) => net > 0)
  const largest = nets.reduce<VatPart | undefined>(
    (best, part) => (best && best.net >= part.net ? best : part),
    undefined,
  )
  const rest = expense - sum(nets.map(({ net }) => net))
  const line = (amount: number, rate?: number): PostingLine => ({
    debit: account,
    credit: accounts.payables,
    amount,
    boxes: [],
    rate,
  })
  const expenses = largest
    ? nets.map((part) => line(part === largest ? part.net + rest : part.net, part.rate))
    : [line(expense)]
  return { lines: [...expenses.filter(({ amount }) => amount !== 0), ...taxes], net: expense, vat, gross }
}

/**
 * Services from abroad: the tax is declared (box 382 or 383) and, where the deduction is due, deducted in the same return.
 * The supplier gets the whole amount.
 */
function withAcquisitionTax(account: ExpenseAccount, gross: number, rate: number): Posting {
  const tax = vatOnNet(gross, rate)
  const { account: taxAccount, box } = inputTax[inputTaxKind(account)]
  const expense: PostingLine = { debit: account, credit: accounts.payables, amount: gross, boxes: [] }
  const both: PostingLine = {
    debit: taxAccount,
    credit: accounts.vatOwed,
    amount: tax,
    boxes: [acquisitionBox(rate), box],
    rate,
  }
  return { lines: [expense, both], net: gross, vat: tax, gross }
}
