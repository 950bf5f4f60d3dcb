import { fill } from '#app/lib/fill.ts'
import type { Invoice } from '#app/posting/invoice.ts'
import {
  addInvoice,
  approve,
  confirm,
  emptySession,
  type Item,
  paymentsOf,
  readInto,
  type Session,
  takeBack,
} from '#app/posting/session.ts'

/** The day on which the visitor decides. The sample's own, so that what follows from it stays as it was printed. */
const decisionDay = '2026-11-16'

/** What stands in the journal beside the figures. */
export type EntryTexts = { payment: string; reversal: string }

/** Books in which the earlier bills are posted and paid, and one more lies before the visitor as a proposal. */
export function openBooks(earlier: Invoice[], invoice: Invoice, texts: EntryTexts): Session {
  const booked = earlier.reduce((session, each) => {
    const added = addInvoice(session, each, '')
    const id = added.items.length
    // The first bill of a supplier is held up until somebody has looked at its account.
    return approve(confirm(added, id, true), id, { today: each.billing?.date ?? decisionDay, text: entryText(each) })
  }, emptySession)
  const proposed = addInvoice(letBankPay(booked, texts), invoice, '')
  // What is settled is in the journal; only the open item goes on, with the account that its supplier is known by.
  return { ...proposed, items: [{ ...openItem(proposed), isConfirmed: true }], matchings: [] }
}

/** The item that the visitor decides on. */
export function openItem(session: Session): Item {
  const item = session.items.at(-1)
  if (!item) throw new Error('The specimen has no bill')
  return item
}

export function approveOpen(session: Session): Session {
  const { id, invoice } = openItem(session)
  return approve(session, id, { today: decisionDay, text: entryText(invoice) })
}

/** Back to the proposal: after a refusal as if nothing had been, after an approval by a reversing entry. */
export function takeBackOpen(session: Session, { reversal }: EntryTexts): Session {
  const { id, invoice, approved } = openItem(session)
  const text = fill(reversal, { number: approved?.entry ?? '', name: invoice.code.creditor.name })
  return takeBack(session, id, { date: decisionDay, text })
}

/** The bank carries out what was ordered, and its statement is read and matched. */
export function letBankPay(session: Session, { payment }: EntryTexts): Session {
  const orders = paymentsOf(session).toSorted((one, other) => one.day.localeCompare(other.day))
  const entries = orders.map(({ endToEndId, day, amount, currency, account, creditor, reference }) => ({
    account: '',
    day,
    amount,
    currency,
    direction: 'debit' as const,
    isReversal: false,
    endToEndId,
    reference,
    counterpartyAccount: account,
    counterparty: creditor.name,
  }))
  const ids = [`MUSTER-${session.statements.length + 1}`]
  return readInto(session, { ids, entries, pending: 0 }, payment) ?? session
}

function entryText({ code, billing }: Invoice): string {
  return [code.creditor.name, billing?.number].filter(Boolean).join(', ')
}
