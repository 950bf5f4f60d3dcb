import { type RefObject, useId } from 'react'
import { fill } from '#app/lib/fill.ts'
import { formatCentimes, readCentimes } from '#app/payments/number-text.ts'
import { accounts, expenseAccounts } from '#app/posting/chart-of-accounts.ts'
import { withAccount, withAmount } from '#app/posting/decision-changes.ts'
import type { PostingDecision } from '#app/posting/posting-lines.ts'
import { canApprove, type Item, postingOf, type Session } from '#app/posting/session.ts'
import { inputTax, readTreatmentKey, treatmentKey } from '#app/posting/vat-treatment.ts'
import { type SpecimenState, stateOf } from './specimen-figures.ts'
import { openItem } from './specimen-session.ts'
import { offeredTreatments } from './specimen-treatments.ts'
import { reasonText, type SpecimenWords, treatmentName } from './specimen-words.ts'

type SpecimenProposalProps = {
  session: Session
  words: SpecimenWords
  /** The button that decides, and the one that undoes what was decided: each takes the focus from the other. */
  refs?: { decide: RefObject<HTMLButtonElement | null>; back: RefObject<HTMLButtonElement | null> }
  /** What the visitor can do; without it the proposal is a still. */
  acts?: {
    change: (decision: PostingDecision) => void
    approve: () => void
    refuse: () => void
    takeBack: () => void
    startAgain: () => void
  }
}

/** The proposed posting and the button that decides it. */
export function SpecimenProposal({ session, words, refs, acts }: SpecimenProposalProps) {
  const { tool, proposal } = words
  const item = openItem(session)
  const state = stateOf(item)
  const heads = {
    proposed: tool.draft,
    refused: tool.refused,
    posted: fill(tool.posted, { number: item.approved?.entry ?? '' }),
    closed: fill(tool.posted, { number: item.approved?.entry ?? '' }),
  }
  const buttonTexts = { proposed: tool.approve, refused: tool.notPosted, posted: tool.approved, closed: tool.approved }
  const canBeApproved = canApprove(session, item)
  const hasGap = state === 'proposed' && !canBeApproved
  const reason = reasonText(item, words)
  return (
    <>
      <div className="specimen-proposal ink">
        <h3>
          {tool.title} <span>{heads[state]}</span>
        </h3>
        <Lines item={item} words={words} onChange={state === 'proposed' ? acts?.change : undefined} />
        <p className="specimen-why" data-needed={reason !== words.reason || undefined}>
          {reason}
        </p>
        <p data-needed={hasGap || !acts || undefined}>
          {acts ? proposal.said[hasGap ? 'gap' : state] : proposal.still}
        </p>
      </div>
      {acts ? (
        <button
          ref={refs?.decide}
          type="button"
          className="specimen-button specimen-key"
          data-state={state}
          aria-disabled={!canBeApproved}
          onClick={() => canBeApproved && acts.approve()}
        >
          {buttonTexts[state]}
        </button>
      ) : (
        <span className="specimen-button specimen-key">{tool.approve}</span>
      )}
      {acts && <Acts state={state} words={words} back={refs?.back} acts={acts} />}
    </>
  )
}

type ActsProps = {
  state: SpecimenState
  words: SpecimenWords
  back: RefObject<HTMLButtonElement | null> | undefined
  acts: NonNullable<SpecimenProposalProps['acts']>
}

/** What else can be done: the other decision, or the way back from one. */
function Acts({ state, words: { tool, proposal }, back, acts }: ActsProps) {
  const [label, act] = {
    proposed: [tool.refuse, acts.refuse] as const,
    refused: [tool.bringBack, acts.takeBack] as const,
    posted: [tool.takeBack, acts.takeBack] as const,
    closed: [proposal.again, acts.startAgain] as const,
  }[state]
  return (
    // Of each state its own: none is re-lettered under the finger into another.
    <button key={label} ref={back} type="button" className="specimen-act ink" onClick={act}>
      {label}
    </button>
  )
}

type LinesProps = { item: Item; words: SpecimenWords; onChange?: (decision: PostingDecision) => void }

/** Debit, input tax and credit; account, VAT code and amount can be changed as long as nothing is decided. */
function Lines({ item, words, onChange }: LinesProps) {
  const { tool, proposal } = words
  const { decision, invoice } = item
  const { account, treatment, amount } = decision
  const { posting } = postingOf(item)
  const taxAccount = taxAccountOf(decision)
  const written = (value: number | undefined) => (value === undefined ? '–' : formatCentimes(value))
  const payable = `${accounts.payables} ${words.accountNames[accounts.payables]}`
  const offered = offeredTreatments(item)
  return (
    <table className="specimen-lines">
      <caption className="visually-hidden">{tool.title}</caption>
      <tbody>
        <tr>
          <th scope="row">{tool.debit}</th>
          <td>
            {onChange ? (
              <Select
                label={tool.account}
                value={account}
                onChange={(value) => {
                  const chosen = expenseAccounts.find((each) => each === value)
                  if (chosen) onChange(withAccount(decision, chosen))
                }}
              >
                {expenseAccounts.map((number) => (
                  <option key={number} value={number}>
                    {`${number} ${words.accountNames[number]}`}
                  </option>
                ))}
              </Select>
            ) : (
              `${account} ${words.accountNames[account]}`
            )}
          </td>
          <td className="mono">{written(posting?.net)}</td>
        </tr>
        <tr>
          <th scope="row" className="mono">
            {taxAccount ?? '–'}
          </th>
          <td>
            {onChange ? (
              <Select
                label={proposal.code}
                value={treatment ? treatmentKey(treatment) : ''}
                onChange={(value) => onChange({ ...decision, treatment: readTreatmentKey(value) })}
              >
                {offered.map((each) => (
                  <option key={treatmentKey(each)} value={treatmentKey(each)}>
                    {treatmentName(each, item, words)}
                  </option>
                ))}
              </Select>
            ) : (
              treatment && treatmentName(treatment, item, words)
            )}
          </td>
          <td className="mono">{posting?.vat ? written(posting.vat) : '–'}</td>
        </tr>
        <tr className="specimen-total">
          <th scope="row">{tool.credit}</th>
          <td>{payable}</td>
          <td className="mono">
            {onChange ? (
              <input
                aria-label={proposal.amount}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={written(amount ?? invoice.code.amount)}
                onChange={({ target }) =>
                  onChange(withAmount(decision, invoice, readCentimes(target.value) || undefined))
                }
              />
            ) : (
              written(amount)
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function taxAccountOf({ treatment }: PostingDecision): string | undefined {
  return treatment?.kind === 'material' || treatment?.kind === 'operating'
    ? inputTax[treatment.kind].account
    : undefined
}

type SelectProps = { label: string; value: string; onChange: (value: string) => void; children: React.ReactNode }

function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId()
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </>
  )
}
