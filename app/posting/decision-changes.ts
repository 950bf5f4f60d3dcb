import type { ExpenseAccount } from './chart-of-accounts.ts'
import type { Invoice } from './invoice.ts'
import type { PostingDecision } from './posting-lines.ts'
import { inputTaxKind } from './vat-treatment.ts'

/** Another class of account takes the input tax along: class 4 to 1170, all others to 1171. */
export function withAccount(decision: PostingDecision, account: ExpenseAccount): PostingDecision {
  const { treatment } = decision
  const deducts = treatment?.kind === 'material' || treatment?.kind === 'operating'
  return { ...decision, account, treatment: deducts ? { ...treatment, kind: inputTaxKind(account) } : treatment }
}

/**
 * Another amount than the bill's: what the bill says of its parts does not hold for it any more, its rate does, where it has
 * one only. With several rates the treatment is open again.
 * @param amount in hundredths; undefined while none can be read
 */
export function withAmount(decision: PostingDecision, invoice: Invoice, amount: number | undefined): PostingDecision {
  const { treatment } = decision
  if (treatment?.kind !== 'material' && treatment?.kind !== 'operating') return { ...decision, amount }
  const rate = billedRate(invoice)
  if (treatment.rate === 'asBilled' && amount !== invoice.amount) {
    return { ...decision, amount, treatment: rate === undefined ? undefined : { kind: treatment.kind, rate } }
  }
  const isBillsAgain = treatment.rate === rate && amount === invoice.amount
  return { ...decision, amount, treatment: isBillsAgain ? { kind: treatment.kind, rate: 'asBilled' } : treatment }
}

/** The one rate of the whole bill, in hundredths of a percent; undefined where it has several or none. */
export function billedRate({ vat }: Invoice): number | undefined {
  if (vat.kind !== 'split' || vat.split.parts.length !== 1 || vat.split.importTax > 0) return undefined
  return vat.split.parts[0]?.rate
}
