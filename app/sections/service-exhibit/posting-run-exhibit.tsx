import { postingRun, type RunRow } from '#app/exhibits/posting-run.ts'
import { GoLink } from '#app/layout/go-link.tsx'
import { fill } from '#app/lib/fill.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { DecisionButton } from '#app/ui/decision-button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { AccountNames } from './account-names.ts'

type PostingRunProps = { copy: DocumentOf<'exhibits'>['erp-automation']; accounts: AccountNames }

/** A morning's bills, six to be approved at once and two held up; each gets its number once the button is pressed. */
export function PostingRunExhibit({ copy, accounts }: PostingRunProps) {
  const { rows, approved } = postingRun()
  const total = formatCentimes(approved.total)
  return (
    <div className="run decides">
      <p className="run-head small" aria-hidden="true">
        <span>{copy.columns.bill}</span>
        <span>{copy.columns.debit}</span>
        <span>{copy.columns.state}</span>
        <span>CHF</span>
      </p>
      <ol>
        {rows.map((row) => (
          <li key={`${row.supplier} ${row.hold?.kind}`} className="run-row" data-held={row.hold ? true : undefined}>
            <span className="run-bill">
              {row.supplier}
              <small>{row.number}</small>
            </span>
            <span className="run-debit">
              <span className="mono">{row.account}</span> {accounts[row.account]}
              <small>{row.taxAccount ? fill(copy.tax, { account: row.taxAccount }) : copy.noTax}</small>
            </span>
            <span className="run-state">{stateOf(row, copy)}</span>
            <span className="run-amount mono figure">{formatCentimes(row.amount)}</span>
          </li>
        ))}
      </ol>
      <div className="exhibit-decision">
        <DecisionButton
          id="exhibit-decision"
          open={fill(copy.key, { n: approved.count })}
          done={copy.done}
          takeBack={copy.takeBack}
        />
        <div>
          <p className="exhibit-figure figure">CHF {total}</p>
          <p className="when-open">{copy.before}</p>
          <p className="when-done">{fill(copy.after, approved)}</p>
          <GoLink to={copy.own} />
        </div>
      </div>
    </div>
  )
}

function stateOf({ hold, entry }: RunRow, copy: PostingRunProps['copy']) {
  if (!hold) {
    return (
      <>
        <span className="when-open">{copy.proposed}</span>
        <span className="when-done run-number">{fill(copy.posted, { number: entry ?? '' })}</span>
      </>
    )
  }
  return hold.kind === 'duplicate' ? fill(copy.holds.duplicate, hold) : copy.holds[hold.kind]
}
