import { type ChangeEvent, type RefObject, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '#app/lib/fill.ts'
import { expenseAccounts } from '#app/posting/chart-of-accounts.ts'
import { withAccount } from '#app/posting/decision-changes.ts'
import { writePercent } from '#app/posting/money.ts'
import type { PostingDecision } from '#app/posting/posting-lines.ts'
import { treatmentsFor } from '#app/posting/proposal.ts'
import { canApprove, holdsOf, type Item, postingOf, type Session } from '#app/posting/session.ts'
import { readTreatmentKey, treatmentKey } from '#app/posting/vat-treatment.ts'
import { CheckField, InputField } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { Language } from '#contract/language.ts'
import { formatCentimes, readCentimes, readNumber } from '../../payments/number-text.ts'
import { ToolLink } from '../tool-parts.tsx'
import type { PostingCopy } from './posting-copy.ts'
import { day, holdText, money, reasonTexts, treatmentText } from './posting-words.ts'

type BillProposalProps = {
  session: Session
  item: Item
  copy: PostingCopy
  language: Language
  onDecide: (change: Partial<PostingDecision>) => void
  onConfirm: (isConfirmed: boolean) => void
  onApprove: () => void
  onRefuse: () => void
  onTakeBack: () => void
}

/** The proposed posting, what can be changed in it, what holds it up, and the button that decides. */
export function BillProposal({ session, item, copy, language, ...acts }: BillProposalProps) {
  const words = copy.proposal
  const { status, approved } = item
  const decide = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const isOpen = status === 'proposed'
  const holds = isOpen ? holdsOf(session, item) : []
  const { posting, gaps = [] } = postingOf(item)
  const isPaid = approved !== undefined && approved.paid > 0
  const head =
    status === 'approved'
      ? fill(words.posted, { number: approved?.entry ?? '' })
      : status === 'refused'
        ? words.refused
        : words.draft
  return (
    <div className="posting-proposal">
      <h3>
        {words.title} <span>{head}</span>
      </h3>
      <DecisionFields item={item} copy={copy} onDecide={acts.onDecide} />
      <table className="posting-lines">
        <tbody>
          {posting?.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
            <tr key={index}>
              <th scope="row">
                <span className="mono">{line.debit}</span> {copy.accounts[line.debit]}
                {line.rate !== undefined && <small> {fill(words.percent, { rate: writePercent(line.rate) })}</small>}
                {line.credit !== '2000' && ` / ${line.credit} ${copy.accounts[line.credit]}`}
              </th>
              <td className="mono">{formatCentimes(line.amount)}</td>
            </tr>
          ))}
          <tr className="posting-lines-total">
            <th scope="row">
              {words.credit} <span className="mono">2000</span> {words.payables}
            </th>
            <td className="mono">{posting ? formatCentimes(posting.gross) : '–'}</td>
          </tr>
        </tbody>
      </table>
      <p className="note">{reasonTexts(item, words).join(' ')}</p>
      {isOpen && gaps.length > 0 && <p className="posting-gap">{gaps.map((gap) => words.gaps[gap]).join(' ')}</p>}
      {holds.length > 0 && (
        <div className="posting-hold">
          {holds.map((hold) => (
            <p key={hold.kind}>{holdText(hold, copy)}</p>
          ))}
          <CheckField
            label={words.confirm}
            checked={item.isConfirmed}
            onChange={({ target }) => acts.onConfirm(target.checked)}
          />
        </div>
      )}
      <div className="posting-decide">
        <button
          ref={decide}
          type="button"
          className="posting-button"
          data-state={status}
          aria-disabled={!canApprove(session, item)}
          onClick={() => canApprove(session, item) && acts.onApprove()}
        >
          {status === 'approved' ? words.approved : status === 'refused' ? words.notPosted : words.approve}
        </button>
        <div>
          <p>{saidOf(item, copy, language, gaps.length > 0, holds.length > 0 && !item.isConfirmed)}</p>
          {isOpen && <ToolLink onClick={() => actAndFocus(acts.onRefuse, back)}>{words.refuse}</ToolLink>}
          {!isOpen && !isPaid && (
            <button ref={back} type="button" className="tool-link" onClick={() => actAndFocus(acts.onTakeBack, decide)}>
              {status === 'refused' ? words.bringBack : words.takeBack}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

function saidOf(
  { status, approved, invoice }: Item,
  copy: PostingCopy,
  language: Language,
  hasGap: boolean,
  isHeld: boolean,
): string {
  const { said } = copy.proposal
  if (status === 'refused') return said.refused
  if (!approved) return hasGap ? said.gap : isHeld ? said.held : said.ready
  const { paid, amount } = approved
  const { currency } = invoice.code
  if (paid >= amount) return said.paid
  if (paid > 0) return fill(said.partly, { paid: money(paid, currency), rest: money(amount - paid, currency) })
  return fill(approved.late ? said.late : said.approved, { day: day(approved.day, language) })
}

/** The button that was pressed gives way to another: the focus goes on to what can be decided next. */
function actAndFocus(act: () => void, next: RefObject<HTMLElement | null>) {
  flushSync(act)
  next.current?.focus()
}

function DecisionFields({ item, copy, onDecide }: Pick<BillProposalProps, 'item' | 'copy' | 'onDecide'>) {
  const words = copy.proposal
  const id = useId()
  const { decision, invoice } = item
  const isClosed = item.status !== 'proposed'
  const account = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = expenseAccounts.find((each) => each === target.value)
    if (chosen) onDecide(withAccount(decision, chosen))
  }
  const exchangeRate = (text: string) => {
    const rate = readNumber(text)
    onDecide({ exchangeRate: rate === undefined || rate <= 0 || rate > 100 ? undefined : Math.round(rate * 1_000_000) })
  }
  return (
    <div className="posting-fields">
      {invoice.code.amount === undefined && (
        <InputField
          label={words.amount}
          inputMode="decimal"
          disabled={isClosed}
          defaultValue={decision.amount === undefined ? '' : formatCentimes(decision.amount)}
          onChange={({ target }) => onDecide({ amount: readCentimes(target.value) || undefined })}
        />
      )}
      {invoice.code.currency === 'EUR' && (
        <InputField
          label={words.exchangeRate}
          hint={words.exchangeRateHint}
          inputMode="decimal"
          disabled={isClosed}
          defaultValue={decision.exchangeRate === undefined ? '' : String(decision.exchangeRate / 1_000_000)}
          onChange={({ target }) => exchangeRate(target.value)}
        />
      )}
      <SelectField
        id={`${id}-account`}
        label={words.account}
        value={decision.account}
        disabled={isClosed}
        onChange={account}
        options={expenseAccounts.map((number) => ({ value: number, label: `${number} ${copy.accounts[number]}` }))}
      />
      <SelectField
        id={`${id}-treatment`}
        label={words.treatment}
        value={decision.treatment ? treatmentKey(decision.treatment) : ''}
        disabled={isClosed}
        onChange={({ target }) => onDecide({ treatment: readTreatmentKey(target.value) })}
        options={[
          { value: '', label: words.choose, disabled: true },
          ...treatmentsFor(invoice).map((treatment) => ({
            value: treatmentKey(treatment),
            label: treatmentText(treatment, words),
          })),
        ]}
      />
    </div>
  )
}
