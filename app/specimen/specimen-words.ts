import { fill } from '#app/lib/fill.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { billedRate } from '#app/posting/decision-changes.ts'
import { writePercent } from '#app/posting/money.ts'
import { type Item, postingOf, type Session } from '#app/posting/session.ts'
import { inputTax, inputTaxKind, type VatTreatment } from '#app/posting/vat-treatment.ts'
import type { PostingCopy } from '#app/tools/posting/posting-copy.ts'
import { day, money, treatmentText } from '#app/tools/posting/posting-words.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'
import { figuresOf } from './specimen-figures.ts'
import { openItem } from './specimen-session.ts'
import { rateOf } from './specimen-treatments.ts'

type SpecimenCopy = DocumentOf<'specimen'>

/** What the specimen takes of the tool's words for a proposal. */
export const toolWords = [
  ...(['title', 'draft', 'posted', 'refused', 'debit', 'credit', 'account'] as const),
  ...(['percent', 'asBilled', 'kinds'] as const),
  ...(['approve', 'approved', 'notPosted', 'refuse', 'takeBack', 'bringBack', 'reversal'] as const),
] as const

/** The specimen's own words, and what it says with the words of the posting tool. */
export type SpecimenWords = Omit<SpecimenCopy, 'title' | 'bill' | 'read' | 'own'> & {
  tool: Pick<PostingCopy['proposal'], (typeof toolWords)[number]>
  accountNames: PostingCopy['accounts']
  boxes: Pick<PostingCopy['books']['box'], '400' | '405'>
  /** What stands in the journal for a payment. */
  paymentText: string
  /** Why the posting is proposed as it is. */
  reason: string
}

export function treatmentName(treatment: VatTreatment, item: Item, { tool }: SpecimenWords): string {
  const rate = rateOf(treatment, item)
  return treatmentText(treatment.kind === 'none' || rate === undefined ? treatment : { ...treatment, rate }, tool)
}

/** Why the posting is proposed as it is; or what follows from what the visitor has changed, the most important thing first. */
export function reasonText(item: Item, words: SpecimenWords): string {
  const { decision, proposal, invoice } = item
  const { account, treatment, amount } = decision
  const { because } = words.proposal
  const proposed = proposal.decision.account
  const rate = rateOf(treatment, item)
  const billed = billedRate(invoice)
  const difference = (amount ?? 0) - (invoice.code.amount ?? 0)
  if (treatment?.kind === 'none') return because.none
  if (rate !== undefined && billed !== undefined && rate !== billed) {
    return fill(because.otherRate, { billed: writePercent(billed), rate: writePercent(rate) })
  }
  if (amount !== undefined && difference !== 0) {
    return fill(difference < 0 ? because.less : because.more, { amount: money(Math.abs(difference)) })
  }
  if (treatment && treatment.kind !== inputTaxKind(account)) {
    return fill(because.kindAgainst, { account, box: inputTax[inputTaxKind(account)].box })
  }
  if (inputTaxKind(account) === 'material' && inputTaxKind(proposed) !== 'material') {
    return fill(because.otherKind, { account })
  }
  if (account !== proposed) return fill(because.otherAccount, { account, proposed })
  return words.reason
}

/** What a screen reader is told when the proposal has changed: the lines as they now stand, and why. */
export function changeSpoken(session: Session, words: SpecimenWords): string {
  const item = openItem(session)
  const { posting } = postingOf(item)
  if (!posting) return words.proposal.said.gap
  const lines = posting.lines.map(({ debit, amount }) =>
    fill(words.spoken.changedLine, {
      account: `${debit} ${words.accountNames[debit]}`,
      amount: formatCentimes(amount),
    }),
  )
  return `${fill(words.spoken.changed, { lines: lines.join(', ') })} ${reasonText(item, words)}`
}

export function approvalSpoken(start: Session, session: Session, words: SpecimenWords, language: Language): string {
  const { approved } = openItem(session)
  const { box } = figuresOf(start, session)
  const risen = box.now > box.before ? fill(words.spoken.box, { box: box.box, now: formatCentimes(box.now) }) : ''
  return fill(words.spoken.approved, {
    number: approved?.entry ?? '',
    box: risen,
    amount: money(approved?.amount ?? 0),
    day: approved ? day(approved.day, language) : '',
  }).replaceAll('  ', ' ')
}

export function paymentSpoken(session: Session, words: SpecimenWords, language: Language): string {
  const { approved } = openItem(session)
  return fill(words.spoken.paid, { day: approved ? day(approved.day, language) : '' })
}
