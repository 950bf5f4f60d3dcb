import { fill } from '#app/lib/fill.ts'
import { groupFour } from '#app/payments/iban.ts'
import { nextNumber } from '#app/posting/journal.ts'
import type { Session } from '#app/posting/session.ts'
import { day, money } from '#app/tools/posting/posting-words.ts'
import type { Language } from '#contract/language.ts'
import { figuresOf } from './specimen-figures.ts'
import { openItem } from './specimen-session.ts'
import type { SpecimenWords } from './specimen-words.ts'

type SpecimenBankProps = {
  start: Session
  session: Session
  words: SpecimenWords
  language: Language
  /** Releases the payment; without it the order is a still. */
  onRelease?: () => void
}

/** What comes after the posting, folded: the order to the bank with the second decision, and the movement that closes the item. */
export function SpecimenBank({ start, session, words, language, onRelease }: SpecimenBankProps) {
  const { after, payment, statement, open } = words
  const { state, paid } = figuresOf(start, session)
  const { invoice, approved } = openItem(session)
  const { code } = invoice
  const isPaid = state === 'closed'
  const written = (iso: string) => day(iso, language)
  return (
    <details className="specimen-after">
      <summary className="plus">{after.title}</summary>
      {approved ? (
        <div className="specimen-bank">
          <div data-place="payment">
            <h3>
              {payment.title} <span>pain.001</span>
            </h3>
            <Slip
              rows={[
                [
                  payment.execution,
                  written(approved.day),
                  invoice.due !== undefined &&
                    approved.day < invoice.due &&
                    fill(payment.early, { day: written(invoice.due) }),
                ],
                [payment.payee, `${code.creditor.name}, ${code.creditor.town}`],
                [payment.account, groupFour(code.account)],
                [payment.amount, money(approved.amount)],
                [payment.identifier, approved.paymentId],
              ]}
            />
            <div className="specimen-release">
              {onRelease ? (
                <button
                  type="button"
                  className="specimen-button"
                  data-state={state}
                  aria-disabled={isPaid}
                  onClick={() => isPaid || onRelease()}
                >
                  {isPaid ? payment.released : payment.release}
                </button>
              ) : (
                <span className="specimen-button" data-state="closed">
                  {payment.released}
                </span>
              )}
              <p>{isPaid && onRelease ? fill(payment.done, { day: written(approved.day) }) : payment.ask}</p>
            </div>
          </div>
          <div data-place="statement">
            <h3>
              {statement.title} <span>{isPaid ? 'camt.053' : statement.waits}</span>
            </h3>
            <Slip
              rows={[
                [statement.booked, paid && written(paid.day)],
                [statement.debit, paid && money(-paid.amount)],
                [statement.identifier, paid && fill(statement.same, { id: paid.endToEndId ?? '' })],
                [statement.match, paid && fill(statement.matched, { number: nextNumber(session.journal) - 1 })],
              ]}
            />
            <p>{paid && fill(open.closed, { amount: money(paid.amount) })}</p>
          </div>
        </div>
      ) : (
        <p>{after.text}</p>
      )}
    </details>
  )
}

type SlipRow = [label: string, value: string | undefined, note?: string | false]

/** A form of the bank: what is filled in stands beside what is asked for. */
function Slip({ rows }: { rows: SlipRow[] }) {
  return (
    <dl className="specimen-slip">
      {rows.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
