import type { Account } from './chart-of-accounts.ts'
import type { Journal } from './journal.ts'
import type { Box } from './vat-treatment.ts'

/** What stands on the two sides of an account, line by line. */
export type AccountSides = { account: Account; debit: number[]; credit: number[]; balance: number }

/** Every account that the journal touches, in the order of the chart; the balance is debit less credit. */
export function accountSides(journal: Journal): AccountSides[] {
  const sides = new Map<Account, AccountSides>()
  const of = (account: Account) => {
    const found = sides.get(account) ?? { account, debit: [], credit: [], balance: 0 }
    sides.set(account, found)
    return found
  }
  for (const { debit, credit, amount } of journal.flatMap(({ lines }) => lines)) {
    const left = of(debit)
    left.debit.push(amount)
    left.balance += amount
    const right = of(credit)
    right.credit.push(amount)
    right.balance -= amount
  }
  return [...sides.values()].sort((one, other) => one.account.localeCompare(other.account))
}

/** What the journal brings into the boxes of the VAT return; a cancelled entry brings nothing. */
export function vatBoxes(journal: Journal): Record<Box, number> {
  const boxes: Record<Box, number> = { 382: 0, 383: 0, 400: 0, 405: 0 }
  for (const { lines, reverses } of journal) {
    for (const line of lines) {
      for (const box of line.boxes) boxes[box] += reverses === undefined ? line.amount : -line.amount
    }
  }
  return boxes
}
