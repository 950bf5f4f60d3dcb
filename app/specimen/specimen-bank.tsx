import { fill } from '#app/lib/fill.ts'
import { groupFour } from '#app/payments/iban.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { nextNumber } from '#app/posting/journal.ts'
import type { Session } from '#app/posting/session.ts'
import { day, money } from '#app/tools/posting/posting-words.ts'
import type { Language } from '#contract/language.ts'
import type { SpecimenFigures } from './specimen-figures.ts'
import { openItem } from './specimen-session.ts'
import { Station } from './specimen-station.tsx'
import type { SpecimenWords } from './specimen-words.ts'

type SpecimenBankProps = {
  figures: SpecimenFigures
  session: Session
  words: SpecimenWords
  language: Language
  onRelease?: () => void
}

/** The order to the bank with the second decision, the movement that comes back, and the item that it closes. */
export function SpecimenBank({ figures, session, words, language, onRelease }: SpecimenBankProps) {
  const { payment, statement, open } = words
  const { invoice, approved } = openItem(session)
  const { code } = invoice
  const isPaid = figures.state === 'closed'
  const written = (iso: string) => day(iso, language)
  const isStill = onRelease === undefined
  const isEarly = approved && invoice.due !== undefined && approved.day < invoice.due
  return (
    <>
      <Station
        place="payment"
        isOn={approved !== undefined}
        title={payment.title}
        note="pain.001"
        empty={words.empty}
        outcome={isStill && approved ? money(approved.amount) : undefined}
      >
        <Slip
          rows={[
            [
              payment.execution,
              approved && written(approved.day),
              isEarly && fill(payment.early, { day: written(invoice.due ?? '') }),
            ],
            [payment.payee, approved && `${code.creditor.name}, ${code.creditor.town}`],
            [payment.account, approved && groupFour(code.account)],
            [payment.amount, approved && money(approved.amount)],
            [payment.identifier, approved?.paymentId],
          ]}
        />
        <div className="specimen-decide">
          {onRelease ? (
            <button
              type="button"
              className="specimen-button"
              data-state={figures.state}
              aria-disabled={figures.state !== 'posted'}
              onClick={() => figures.state === 'posted' && onRelease()}
            >
              {isPaid ? payment.released : payment.release}
            </button>
          ) : (
            <span className="specimen-button" data-state="closed">
              {payment.released}
            </span>
          )}
          <p>{isPaid && onRelease ? fill(payment.done, { day: written(approved?.day ?? '') }) : payment.ask}</p>
        </div>
      </Station>
      <Station
        place="statement"
        isOn={isPaid}
        title={statement.title}
        note="camt.053"
        empty={words.empty}
        outcome={isStill && figures.paid ? written(figures.paid.day) : undefined}
      >
        <Slip
          rows={[
            [statement.booked, figures.paid && written(figures.paid.day)],
            [statement.debit, figures.paid && money(-figures.paid.amount)],
            [statement.identifier, figures.paid && fill(statement.same, { id: figures.paid.endToEndId ?? '' })],
            [statement.match, figures.paid && fill(statement.matched, { number: nextNumber(session.journal) - 1 })],
          ]}
        />
      </Station>
      <Station
        place="open"
        isOn={approved !== undefined}
        title={open.title}
        note={open.note}
        empty={words.empty}
        outcome={isStill ? formatCentimes(figures.open) : undefined}
      >
        <p className="specimen-open figure">{approved && formatCentimes(figures.open)}</p>
        <p>{approved && (isPaid ? fill(open.closed, { amount: formatCentimes(approved.amount) }) : open.left)}</p>
      </Station>
    </>
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
