import type { StatementEntry } from '#app/posting/bank-statement.ts'
import type { Account } from '#app/posting/chart-of-accounts.ts'
import type { Journal, JournalEntry } from '#app/posting/journal.ts'
import { accountSides, vatBoxes } from '#app/posting/ledger.ts'
import type { Item, Session } from '#app/posting/session.ts'
import { openItem } from './specimen-session.ts'

/** Where the bill stands: before the visitor, refused, posted and to be paid, or paid and matched. */
export type SpecimenState = 'proposed' | 'refused' | 'posted' | 'closed'

export function stateOf({ status, approved }: Item): SpecimenState {
  if (status !== 'approved' || !approved) return status === 'refused' ? 'refused' : 'proposed'
  return approved.paid >= approved.amount ? 'closed' : 'posted'
}

/** A figure as the visitor found it, and as it stands. In Rappen. */
export type Change = { before: number; now: number }

/** Everything that the decision changes. */
export type SpecimenFigures = {
  state: SpecimenState
  /** Entries since the visitor came. */
  entries: readonly JournalEntry[]
  /** The account that the proposal charges. */
  account: Change & { account: Account }
  /** The box of the VAT return that its input tax belongs to. */
  box: Change & { box: '400' | '405' }
  /** What is owed of the bill. */
  open: Change
  /** The movement that paid the bill. */
  paid?: StatementEntry
}

/** @param start the books as the visitor found them */
export function figuresOf(start: Session, session: Session): SpecimenFigures {
  const item = openItem(session)
  const { approved, decision } = item
  const state = stateOf(item)
  const change = (figure: (journal: Journal) => number) => ({
    before: figure(start.journal),
    now: figure(session.journal),
  })
  const box = decision.treatment?.kind === 'material' ? '400' : '405'
  return {
    state,
    entries: session.journal.slice(start.journal.length),
    account: { account: decision.account, ...change((journal) => balanceOf(journal, decision.account)) },
    box: { box, ...change((journal) => vatBoxes(journal)[box]) },
    open: { before: 0, now: approved ? approved.amount - approved.paid : 0 },
    paid: state === 'closed' ? session.matchings.at(-1)?.entry : undefined,
  }
}

function balanceOf(journal: Journal, account: Account): number {
  return accountSides(journal).find((sides) => sides.account === account)?.balance ?? 0
}
