import type { StatementEntry } from '#app/posting/bank-statement.ts'
import { type Account, accounts } from '#app/posting/chart-of-accounts.ts'
import type { JournalEntry } from '#app/posting/journal.ts'
import { type AccountSides, accountSides, vatBoxes } from '#app/posting/ledger.ts'
import { type Item, postingOf, type Session } from '#app/posting/session.ts'
import { openItem } from './specimen-session.ts'

/** Where the bill stands: before the visitor, refused, posted and to be paid, or paid and matched. */
export type SpecimenState = 'proposed' | 'refused' | 'posted' | 'closed'

export function stateOf({ status, approved }: Item): SpecimenState {
  if (status !== 'approved' || !approved) return status === 'refused' ? 'refused' : 'proposed'
  return approved.paid >= approved.amount ? 'closed' : 'posted'
}

export type BoxFigure = { box: '400' | '405'; before: number; added: number; now: number }

/** Everything that stands at the stations after the decision. Amounts in Rappen. */
export type SpecimenFigures = {
  state: SpecimenState
  /** Entries since the visitor came. */
  entries: JournalEntry[]
  /** Accounts that the entries touch, or that the proposal would. */
  sides: AccountSides[]
  boxes: BoxFigure[]
  inputTax: number
  quarter: number
  /** The movement that paid the bill. */
  paid?: StatementEntry
  /** What is owed of it still. */
  open: number
}

/** @param start the books as the visitor found them */
export function figuresOf(start: Session, session: Session): SpecimenFigures {
  const item = openItem(session)
  const state = stateOf(item)
  const entries = session.journal.slice(start.journal.length)
  const touched = accountSides(entries)
  const expected = expectedAccounts(item)
  const sides = [
    ...touched,
    ...expected
      .filter((account) => !touched.some((each) => each.account === account))
      .map((account) => ({ account, debit: [], credit: [], balance: 0 })),
  ].sort((one, other) => placeOf(one.account) - placeOf(other.account))
  const before = vatBoxes(start.journal)
  const now = vatBoxes(session.journal)
  const boxes = (['400', '405'] as const).map((box) => ({
    box,
    before: before[box],
    added: now[box] - before[box],
    now: now[box],
  }))
  const { approved, invoice } = item
  return {
    state,
    entries,
    sides,
    boxes,
    inputTax: now[400] + now[405],
    quarter: Math.ceil(Number((invoice.billing?.date ?? '2026-01-01').slice(5, 7)) / 3),
    paid: state === 'closed' ? session.matchings.at(-1)?.entry : undefined,
    open: approved ? approved.amount - approved.paid : 0,
  }
}

/** The accounts of the proposal, and the bank, which pays it. */
function expectedAccounts(item: Item): Account[] {
  const { posting } = postingOf(item)
  const debits: Account[] = posting?.lines.map(({ debit }) => debit) ?? [item.decision.account]
  return [...new Set([...debits, accounts.payables, accounts.bank])]
}

/** As one follows an amount: expense, input tax, supplier, bank. */
function placeOf(account: Account): number {
  const places: Account[] = ['1170', '1171', '2000', '1020']
  return places.indexOf(account)
}
