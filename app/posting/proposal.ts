import type { ExpenseAccount } from './chart-of-accounts.ts'
import type { Invoice } from './invoice.ts'
import type { PostingDecision } from './posting-lines.ts'
import { ruleFor, type WordRule } from './proposal-rules.ts'
import { inputTaxKind, isHome, ratesOn, type VatTreatment } from './vat-treatment.ts'

/** Why this account: as this supplier was posted before, a word in the bill, or nothing better than a beginning. */
export type AccountReason =
  | { by: 'before'; number: number }
  | { by: 'word'; word: string; rule: WordRule['id'] }
  | { by: 'start' }

/** Why this treatment of VAT. */
export type VatReason =
  | { by: 'bill' }
  | { by: 'text' }
  | { by: 'abroad'; country: string }
  | { by: 'insurance' }
  | { by: 'notInCode' }
  | { by: 'mismatch'; computed: number; difference: number }
  | { by: 'unknownRate'; rate: number }

export type Proposal = { decision: PostingDecision; accountReason: AccountReason; vatReason: VatReason }

/** How the same supplier's last bill was approved. */
export type Before = { account: ExpenseAccount; number: number }

/** The posting that is put before a person. What the code does not say stays open: nothing is guessed. */
export function propose(invoice: Invoice, before?: Before): Proposal {
  const { code, billing } = invoice
  const found = ruleFor([code.creditor.name, code.message])
  const account = before?.account ?? found?.rule.account ?? '6500'
  const accountReason: AccountReason = before
    ? { by: 'before', number: before.number }
    : found
      ? { by: 'word', word: found.word, rule: found.rule.id }
      : { by: 'start' }
  const day = billing?.supplied?.to ?? billing?.date ?? ''
  const { treatment, reason } = vatProposal(invoice, account, day, found?.rule.withoutTax === true)
  return { decision: { account, treatment, amount: invoice.amount }, accountReason, vatReason: reason }
}

function vatProposal(
  invoice: Invoice,
  account: ExpenseAccount,
  day: string,
  isInsurance: boolean,
): { treatment?: VatTreatment; reason: VatReason } {
  const { vat, code } = invoice
  if (vat.kind === 'mismatch') {
    return { reason: { by: 'mismatch', computed: vat.computed, difference: vat.difference } }
  }
  if (vat.kind === 'split' || vat.kind === 'open') {
    const rates = vat.kind === 'open' ? vat.rates : vat.split.parts.map(({ rate }) => rate)
    const unknown = rates.find((rate) => rate !== 0 && !isLegalRate(rate, day))
    if (unknown !== undefined) return { reason: { by: 'unknownRate', rate: unknown } }
    const by = invoice.fromText.includes('vat') ? 'text' : 'bill'
    if (vat.kind === 'open' && rates.length > 1) return { reason: { by: 'notInCode' } }
    return { treatment: { kind: inputTaxKind(account), rate: 'asBilled' }, reason: { by } }
  }
  const { country } = code.creditor
  if (!isHome(country)) {
    return { treatment: { kind: 'acquisition', rate: ratesOn(day || '9999')[0] }, reason: { by: 'abroad', country } }
  }
  return isInsurance ? { treatment: { kind: 'none' }, reason: { by: 'insurance' } } : { reason: { by: 'notInCode' } }
}

/** Whether a rate was in force on the day of the supply; without a day, whether it ever was since 2018. */
function isLegalRate(rate: number, day: string): boolean {
  return day === '' ? [...ratesOn('2018-01-01'), ...ratesOn('2024-01-01')].includes(rate) : ratesOn(day).includes(rate)
}

/** The treatments that a person can choose for this bill, the bill's own split first. */
export function treatmentsFor(invoice: Invoice): VatTreatment[] {
  const { vat, billing } = invoice
  const rates = ratesOn(billing?.supplied?.to ?? billing?.date ?? '9999')
  const asBilled =
    vat.kind === 'split' || (vat.kind === 'open' && vat.rates.length === 1) ? (['asBilled'] as const) : []
  const kinds = ['operating', 'material'] as const
  return [
    ...asBilled.flatMap((rate) => kinds.map((kind): VatTreatment => ({ kind, rate }))),
    ...rates.flatMap((rate) => kinds.map((kind): VatTreatment => ({ kind, rate }))),
    { kind: 'acquisition', rate: rates[0] },
    { kind: 'none' },
  ]
}
