import { executionDay } from './bank-days.ts'
import type { Statement, StatementEntry } from './bank-statement.ts'
import { type Hold, holdsFor } from './holds.ts'
import type { Invoice } from './invoice.ts'
import { type Journal, nextNumber, post, reverse } from './journal.ts'
import { type Match, type Matching, matchStatement, matchTo, type OpenItem } from './matching.ts'
import type { Payment } from './payment-file.ts'
import { type Posting, type PostingDecision, type PostingGap, postingLines } from './posting-lines.ts'
import { type Proposal, propose } from './proposal.ts'
import { bookedShare, settlementLines } from './settlement.ts'

/** A bill on its way: proposed, refused by a person, or approved and thereby posted. */
export type Item = {
  id: number
  /** Where it came from, such as a file's name. */
  source: string
  invoice: Invoice
  proposal: Proposal
  decision: PostingDecision
  /** A person has looked at what held it up. */
  isConfirmed: boolean
  status: 'proposed' | 'refused' | 'approved'
  /** While approved: its journal entry, its order to the bank, and what the bank has paid in the bill's currency. */
  approved?: {
    entry: number
    paymentId: string
    day: string
    late: boolean
    francs: number
    amount: number
    paid: number
  }
}

/** All that happened on the page, in order. Nothing of it is kept when the page is closed. */
export type Session = {
  items: readonly Item[]
  journal: Journal
  statements: readonly string[]
  matchings: readonly Matching[]
}

export const emptySession: Session = { items: [], journal: [], statements: [], matchings: [] }

/** The session with one more bill, proposed as the same creditor was posted before. */
export function addInvoice(session: Session, invoice: Invoice, source: string): Session {
  const { account } = invoice.code
  const before = session.items.findLast((item) => item.approved && item.invoice.code.account === account)
  const known = before?.approved && { account: before.decision.account, number: before.approved.entry }
  const proposal = propose(invoice, known)
  const id = (session.items.at(-1)?.id ?? 0) + 1
  const item: Item = {
    id,
    source,
    invoice,
    proposal,
    decision: proposal.decision,
    isConfirmed: false,
    status: 'proposed',
  }
  return { ...session, items: [...session.items, item] }
}

/** What holds a bill up, by the bills that came before it. */
export function holdsOf({ items }: Session, item: Item): Hold[] {
  const known = items
    .filter(({ id, status }) => id < item.id && status !== 'refused')
    .map(({ id, invoice, status, isConfirmed }) => ({
      number: id,
      invoice,
      accountConfirmed: isConfirmed || status === 'approved',
    }))
  return holdsFor(item.invoice, known)
}

export function postingOf({ invoice, decision }: Item): { posting?: Posting; gaps?: PostingGap[] } {
  return postingLines(invoice, decision)
}

export function canApprove(session: Session, item: Item): boolean {
  const isClear = item.isConfirmed || holdsOf(session, item).length === 0
  return item.status === 'proposed' && isClear && postingOf(item).posting !== undefined
}

export function decide(session: Session, id: number, change: Partial<PostingDecision>): Session {
  return replace(session, id, (item) => ({ ...item, decision: { ...item.decision, ...change } }))
}

export function confirm(session: Session, id: number, isConfirmed: boolean): Session {
  return replace(session, id, (item) => ({ ...item, isConfirmed }))
}

/** Posts a bill and prepares its payment; unchanged while something is missing. */
export function approve(session: Session, id: number, { today, text }: { today: string; text: string }): Session {
  const item = session.items.find((each) => each.id === id)
  const posting = item && postingOf(item).posting
  const amount = item?.decision.amount
  if (!item || !posting || amount === undefined || !canApprove(session, item)) return session
  const entry = nextNumber(session.journal)
  const date = item.invoice.billing?.date ?? today
  const journal = post(session.journal, { date, text, lines: posting.lines })
  const { day, late } = executionDay(item.invoice.due, today)
  const paymentId = `RE-${today.replaceAll('-', '')}-${String(entry).padStart(4, '0')}`
  const approved = { entry, paymentId, day, late, francs: posting.gross, amount, paid: 0 }
  return { ...replace(session, id, (each) => ({ ...each, status: 'approved', approved })), journal }
}

export function refuse(session: Session, id: number): Session {
  return replace(session, id, (item) => (item.status === 'proposed' ? { ...item, status: 'refused' } : item))
}

/** Brings a refused bill back; an approved one by a reversing entry, unless the bank has paid of it. */
export function takeBack(session: Session, id: number, reversal: { date: string; text: string }): Session {
  const item = session.items.find((each) => each.id === id)
  if (!item || (item.approved && item.approved.paid > 0)) return session
  const journal = item.approved ? reverse(session.journal, item.approved.entry, reversal) : session.journal
  return { ...replace(session, id, (each) => ({ ...each, status: 'proposed', approved: undefined })), journal }
}

/** The orders for the bank: of every approved bill that is not paid yet. */
export function paymentsOf({ items }: Session): Payment[] {
  return items.flatMap(({ approved, invoice: { code } }) =>
    approved && approved.paid === 0
      ? {
          endToEndId: approved.paymentId,
          day: approved.day,
          amount: approved.amount,
          currency: code.currency,
          creditor: code.creditor,
          account: code.account,
          referenceType: code.referenceType,
          reference: code.reference,
          message: code.message,
        }
      : [],
  )
}

export function openItemsOf({ items }: Session): OpenItem[] {
  return items.flatMap(({ approved, invoice: { code } }) =>
    approved
      ? {
          id: approved.paymentId,
          amount: approved.amount,
          paid: approved.paid,
          currency: code.currency,
          account: code.account,
          reference: code.reference,
        }
      : [],
  )
}

/** Matches a statement and posts what it settles; undefined where this statement was read already. */
export function readInto(session: Session, statement: Statement, text: string): Session | undefined {
  if (statement.ids.some((id) => session.statements.includes(id))) return undefined
  const { matchings } = matchStatement(statement.entries, openItemsOf(session))
  const settled = matchings.reduce((current, { entry, match }) => settle(current, entry, match, text), session)
  return {
    ...settled,
    statements: [...session.statements, ...statement.ids],
    matchings: [...session.matchings, ...matchings],
  }
}

/** A person has said which open item a movement pays. */
export function settleBy(session: Session, index: number, paymentId: string, text: string): Session {
  const matching = session.matchings[index]
  const item = openItemsOf(session).find(({ id }) => id === paymentId)
  if (matching?.match.kind !== 'candidates' || !item) return session
  const { match } = matchTo(matching.entry, item)
  const settled = settle(session, matching.entry, match, text)
  return { ...settled, matchings: session.matchings.with(index, { entry: matching.entry, match }) }
}

function settle(session: Session, entry: StatementEntry, match: Match, text: string): Session {
  if (!('amount' in match)) return session
  const item = session.items.find(({ approved }) => approved?.paymentId === match.id)
  if (!item?.approved) return session
  const { francs, amount, paid } = item.approved
  const isReturn = match.kind === 'returned'
  const after = isReturn ? paid - match.amount : paid + match.amount
  const booked = Math.abs(bookedShare(francs, amount, paid, after))
  const lines = settlementLines(booked, entry.currency === 'CHF' ? entry.amount : booked)
  const posted = isReturn ? lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit })) : lines
  const journal = post(session.journal, {
    date: entry.day,
    text: `${text} ${item.invoice.code.creditor.name}`,
    lines: posted,
  })
  const approved = { ...item.approved, paid: after }
  return { ...replace(session, item.id, (each) => ({ ...each, approved })), journal }
}

function replace(session: Session, id: number, change: (item: Item) => Item): Session {
  return { ...session, items: session.items.map((item) => (item.id === id ? change(item) : item)) }
}
