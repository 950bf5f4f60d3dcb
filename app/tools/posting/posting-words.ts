import { fill } from '#app/lib/fill.ts'
import type { Hold } from '#app/posting/holds.ts'
import { writePercent } from '#app/posting/money.ts'
import type { PostingDecision } from '#app/posting/posting-lines.ts'
import type { Proposal } from '#app/posting/proposal.ts'
import type { Item } from '#app/posting/session.ts'
import type { CodeRefusal } from '#app/posting/swiss-payments-code.ts'
import { treatmentKey, type VatTreatment } from '#app/posting/vat-treatment.ts'
import { dateFormat } from '#contract/date-format.ts'
import type { Language } from '#contract/language.ts'
import { groupFour } from '../../payments/iban.ts'
import { formatCentimes } from '../../payments/number-text.ts'
import type { NumberProblems, PostingCopy } from './posting-copy.ts'

/** CHF 1'351.25 */
export function money(amount: number, currency = 'CHF'): string {
  return `${currency}\u00a0${formatCentimes(amount)}`
}

/** 2026-11-12 as 12.11.2026, in English as 12 Nov 2026. */
export function day(iso: string, language: Language): string {
  if (language === 'de') return iso.split('-').reverse().join('.')
  return dateFormat('en-GB', englishDay).format(new Date(`${iso}T00:00:00Z`))
}

const englishDay = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const

export function refusalText(refusal: CodeRefusal, copy: PostingCopy, problems: NumberProblems): string {
  const text = copy.codeRefusals[refusal.code]
  if ('problem' in refusal) return fill(text, { text: fill(problems[refusal.problem.code], refusal.problem) })
  if ('role' in refusal) {
    const part = 'part' in refusal ? copy.parts[refusal.part] : ''
    return fill(text, { ...refusal, part, role: copy.roles[refusal.role] })
  }
  return fill(text, refusal)
}

type TreatmentCopy = Pick<PostingCopy['proposal'], 'percent' | 'asBilled' | 'kinds'>

export function treatmentText(treatment: VatTreatment, { percent, asBilled, kinds }: TreatmentCopy): string {
  if (treatment.kind === 'none') return kinds.none
  const rate = treatment.rate === 'asBilled' ? asBilled : fill(percent, { rate: writePercent(treatment.rate) })
  return fill(kinds[treatment.kind], { rate })
}

type ReasonCopy = Pick<PostingCopy['proposal'], 'because' | 'vatBecause' | 'changed' | 'rounding'>

/** Why the proposal is as it is, or that it is the person's own. */
export function reasonTexts({ proposal, decision, invoice }: Item, copy: ReasonCopy): string[] {
  if (isChanged(proposal.decision, decision)) return [copy.changed]
  const { accountReason, vatReason } = proposal
  const vat = invoice.vat
  const rounding = vat.kind === 'split' && vat.split.rounding !== 0 ? vat.split.rounding : undefined
  return [
    fill(copy.because[accountReason.by], accountReason),
    vatText(vatReason, copy),
    ...(rounding === undefined ? [] : [fill(copy.rounding, { amount: formatCentimes(rounding) })]),
  ]
}

function vatText(reason: Proposal['vatReason'], { vatBecause }: ReasonCopy): string {
  if (reason.by === 'mismatch') {
    const text = reason.difference > 0 ? vatBecause.mismatch : vatBecause.mismatchLess
    const difference = formatCentimes(Math.abs(reason.difference))
    return fill(text, { computed: formatCentimes(reason.computed), difference })
  }
  if (reason.by === 'unknownRate') return fill(vatBecause.unknownRate, { rate: writePercent(reason.rate) })
  if (reason.by === 'abroad') return fill(vatBecause.abroad, { land: reason.country })
  return fill(vatBecause[reason.by], reason)
}

function isChanged(proposed: PostingDecision, decided: PostingDecision): boolean {
  const key = ({ account, treatment }: PostingDecision) => `${account} ${treatment ? treatmentKey(treatment) : ''}`
  return proposed.treatment !== undefined && key(proposed) !== key(decided)
}

export function holdText(hold: Hold, { missing, proposal: { holds } }: PostingCopy): string {
  if (hold.kind === 'duplicate') return fill(holds[hold.by], hold)
  if (hold.kind === 'fromText')
    return fill(holds.fromText, { facts: hold.facts.map((fact) => missing[fact]).join(', ') })
  return hold.kind === 'otherAccount'
    ? fill(holds.otherAccount, { ...hold, before: groupFour(hold.before) })
    : holds.newAccount
}
