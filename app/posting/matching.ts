import type { StatementEntry } from './bank-statement.ts'

/** A payable that was approved and ordered. */
export type OpenItem = {
  /** The identifier in our payment file. */
  id: string
  /** In hundredths of `currency`: what was owed, and what of it the bank has paid. */
  amount: number
  paid: number
  currency: 'CHF' | 'EUR'
  /** The creditor's, without blanks. */
  account: string
  reference: string
}

/** What became of one movement. Only our own identifier closes an item by itself; everything else a person decides. */
export type Match =
  | { kind: 'settled'; id: string; amount: number }
  | { kind: 'partial'; id: string; amount: number; rest: number }
  | { kind: 'overpaid'; id: string; amount: number; over: number }
  /** The bank has taken a payment back: the item is open again. */
  | { kind: 'returned'; id: string; amount: number }
  /** The identifier is ours and nothing was open any more. */
  | { kind: 'again'; id: string }
  /** Without an identifier: these fit by reference, or by account and amount. One or more; left open. */
  | { kind: 'candidates'; ids: string[] }
  /** Paid in a currency that the item cannot be compared with. */
  | { kind: 'otherCurrency'; id: string }
  | { kind: 'none' }

export type Matching = { entry: StatementEntry; match: Match }

/** Goes through the movements in order; `items` come back with what has been paid. */
export function matchStatement(
  entries: StatementEntry[],
  items: OpenItem[],
): { matchings: Matching[]; items: OpenItem[] } {
  let current = items
  const matchings = entries.map((entry) => {
    const match = matchEntry(entry, current)
    current = current.map((item) => ('id' in match && item.id === match.id ? applied(item, match) : item))
    return { entry, match }
  })
  return { matchings, items: current }
}

/** An item with one more payment, as when a person has chosen it among candidates. */
export function matchTo(entry: StatementEntry, item: OpenItem): { match: Match; item: OpenItem } {
  const match = matchItem(entry, item)
  return { match, item: applied(item, match) }
}

function matchEntry(entry: StatementEntry, items: OpenItem[]): Match {
  const own = items.find(({ id }) => entry.endToEndId !== undefined && id === entry.endToEndId)
  if (own) return matchItem(entry, own)
  // An identifier that is not ours was given by whoever else pays from this account.
  if (entry.direction === 'credit' || entry.isReversal || entry.endToEndId !== undefined) return { kind: 'none' }
  const open = items.filter((item) => item.paid < item.amount)
  const byReference = open.filter(({ reference }) => reference !== '' && reference === entry.reference)
  const fitting = byReference.length > 0 ? byReference : open.filter((item) => fits(entry, item))
  return fitting.length > 0 ? { kind: 'candidates', ids: fitting.map(({ id }) => id) } : { kind: 'none' }
}

/** Without identifier and reference, amount and account must both agree, as far as the bank names the account. */
function fits(entry: StatementEntry, item: OpenItem): boolean {
  const isAccount = entry.counterpartyAccount === undefined || entry.counterpartyAccount === item.account
  return isAccount && entry.reference === undefined && amountFor(entry, item) === item.amount - item.paid
}

function matchItem(entry: StatementEntry, item: OpenItem): Match {
  const { id } = item
  const amount = amountFor(entry, item)
  if (amount === undefined) return { kind: 'otherCurrency', id }
  if (entry.direction === 'credit' || entry.isReversal)
    return { kind: 'returned', id, amount: Math.min(amount, item.paid) }
  const rest = item.amount - item.paid - amount
  if (item.paid >= item.amount) return { kind: 'again', id }
  if (rest === 0) return { kind: 'settled', id, amount }
  return rest > 0 ? { kind: 'partial', id, amount, rest } : { kind: 'overpaid', id, amount, over: -rest }
}

/** What the movement comes to in the item's currency. */
function amountFor(entry: StatementEntry, { currency }: OpenItem): number | undefined {
  if (entry.currency === currency) return entry.amount
  return entry.ordered?.currency === currency ? entry.ordered.amount : undefined
}

function applied(item: OpenItem, match: Match): OpenItem {
  if (match.kind === 'returned') return { ...item, paid: item.paid - match.amount }
  return 'amount' in match ? { ...item, paid: item.paid + match.amount } : item
}
