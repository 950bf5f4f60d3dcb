import { fill } from '#app/lib/fill.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import type { JournalEntry } from '#app/posting/journal.ts'
import { nextNumber } from '#app/posting/journal.ts'
import type { AccountSides } from '#app/posting/ledger.ts'
import type { Session } from '#app/posting/session.ts'
import { day } from '#app/tools/posting/posting-words.ts'
import type { Language } from '#contract/language.ts'
import { SpecimenBank } from './specimen-bank.tsx'
import { figuresOf, type SpecimenFigures } from './specimen-figures.ts'
import { Station } from './specimen-station.tsx'
import type { SpecimenWords } from './specimen-words.ts'

type StationsProps = {
  start: Session
  session: Session
  words: SpecimenWords
  language: Language
  /** Releases the payment at the bank; without it the stations are stills. */
  onRelease?: () => void
}

/** What the decision leads to, in the order in which a fiduciary follows it. */
export function SpecimenStations({ start, session, words, language, onRelease }: StationsProps) {
  const figures = figuresOf(start, session)
  const isPosted = figures.state === 'posted' || figures.state === 'closed'
  const isStill = onRelease === undefined
  const first = figures.entries.at(0)?.number ?? ''
  const last = figures.entries.at(-1)?.number ?? ''
  return (
    <div className="specimen-after pale" data-state={figures.state}>
      {!isStill && <p className="specimen-queue">{words.after}</p>}
      <Station
        place="journal"
        isOn={figures.entries.length > 0}
        title={words.journal.title}
        note={fill(words.journal.note, { number: nextNumber(start.journal) })}
        empty={words.empty}
        outcome={isStill ? fill(words.journal.outcome, { first: first, last: last }) : undefined}
      >
        <Journal entries={figures.entries} words={words} language={language} />
      </Station>
      <Station
        place="accounts"
        isOn={figures.entries.length > 0}
        title={words.accounts.title}
        note={words.accounts.note}
        empty={words.empty}
        outcome={isStill ? figures.sides.map(({ account }) => account).join(', ') : undefined}
      >
        <div className="specimen-tees">
          {figures.sides.map((sides) => (
            <TAccount key={sides.account} sides={sides} words={words} />
          ))}
        </div>
      </Station>
      <Station
        place="vat"
        isOn={isPosted}
        title={words.vat.title}
        note={fill(words.vat.note, { quarter: figures.quarter })}
        empty={words.empty}
        outcome={isStill ? boxOutcome(figures, words) : undefined}
      >
        <VatBoxes figures={figures} words={words} />
      </Station>
      <SpecimenBank figures={figures} session={session} words={words} language={language} onRelease={onRelease} />
    </div>
  )
}

/** Box 405: 180.63 */
function boxOutcome({ boxes }: SpecimenFigures, { vat }: SpecimenWords): string {
  const hit = boxes.find(({ added }) => added !== 0)
  return hit ? `${vat.box} ${hit.box}: ${formatCentimes(hit.now)}` : ''
}

type JournalProps = { entries: JournalEntry[]; words: SpecimenWords; language: Language }

function Journal({ entries, words, language }: JournalProps) {
  const { columns } = words
  return (
    <table className="specimen-journal">
      <caption className="visually-hidden">{words.journal.title}</caption>
      <thead>
        <tr>
          {(['number', 'date', 'debit', 'credit', 'amount'] as const).map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      {entries.map(({ number, date, lines, reverses }) => (
        <tbody key={number}>
          {lines.map((line) => (
            <tr key={`${line.debit} ${line.credit}`}>
              <td>{number}</td>
              <td>{day(date, language)}</td>
              <td>{line.debit}</td>
              <td>{line.credit}</td>
              <td>{formatCentimes(line.amount)}</td>
            </tr>
          ))}
          {reverses !== undefined && (
            <tr>
              <td colSpan={5} className="specimen-reversal">
                {fill(words.journal.reversal, { number, reversed: reverses })}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  )
}

/** An account as it is drawn since the Renaissance; even on both sides, it is closed by a double rule. */
function TAccount({
  sides: { account, debit, credit, balance },
  words,
}: {
  sides: AccountSides
  words: SpecimenWords
}) {
  const rows = Array.from({ length: Math.max(1, debit.length, credit.length) }, (_, index) => index)
  const written = (amount: number | undefined) => amount !== undefined && formatCentimes(amount)
  return (
    <table className="specimen-tee" data-even={(debit.length > 0 && balance === 0) || undefined}>
      <caption>
        <span>
          <span className="mono">{account}</span> {words.accountNames[account]}
        </span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.tool.debit}</th>
          <th scope="col">{words.tool.credit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <td>{written(debit[row])}</td>
            <td>{written(credit[row])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function VatBoxes({ figures, words }: { figures: SpecimenFigures; words: SpecimenWords }) {
  const isPosted = figures.state === 'posted' || figures.state === 'closed'
  return (
    <table className="specimen-boxes">
      <caption className="visually-hidden">{words.vat.title}</caption>
      <tbody>
        {figures.boxes.map(({ box, before, added, now }) => (
          <tr key={box} data-hit={added !== 0 || undefined}>
            <th scope="row">
              <span className="visually-hidden">{`${words.vat.box} `}</span>
              <span className="mono">{box}</span>
            </th>
            <td>
              {words.boxes[box]}
              {added !== 0 && (
                <small>{fill(words.vat.added, { before: formatCentimes(before), added: formatCentimes(added) })}</small>
              )}
            </td>
            <td className="mono">{isPosted && formatCentimes(now)}</td>
          </tr>
        ))}
        <tr className="specimen-total">
          <th scope="row" className="mono">
            479
          </th>
          <td>{words.vat.total}</td>
          <td className="mono">{isPosted && formatCentimes(figures.inputTax)}</td>
        </tr>
      </tbody>
    </table>
  )
}
