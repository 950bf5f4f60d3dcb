import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { formatCentimes } from '#app/payments/number-text.ts'
import { type JournalEntry, nextNumber } from '#app/posting/journal.ts'
import { sum } from '#app/posting/money.ts'
import type { Session } from '#app/posting/session.ts'
import { day } from '#app/tools/posting/posting-words.ts'
import type { Language } from '#contract/language.ts'
import { type Change, figuresOf } from './specimen-figures.ts'
import { openItem } from './specimen-session.ts'
import type { SpecimenWords } from './specimen-words.ts'

type SpecimenEffectsProps = { start: Session; session: Session; words: SpecimenWords; language: Language }

/** What the key changes, with what stood there before: the journal, a box of the VAT return, the account and the open item. */
export function SpecimenEffects({ start, session, words, language }: SpecimenEffectsProps) {
  const { state, account, box, open } = figuresOf(start, session)
  const { invoice, approved } = openItem(session)
  const settled = state === 'closed' ? 'paid' : 'due'
  const due = (settled === 'due' && invoice.due) || (approved?.day ?? '')
  return (
    <div className="specimen-effects pale" data-posted={approved && true}>
      <div data-effect="journal">
        <h3>{words.journal.title}</h3>
        <Journal start={start} session={session} words={words} language={language} />
      </div>
      <div data-effect="vat">
        <h3>
          {/* The form of that page shows the amount that was pressed here. */}
          <LocaleLink to={`/services/tax-reporting${approved ? '#from-home' : ''}`}>
            {fill(words.vat.box, { box: box.box })}
          </LocaleLink>{' '}
          <span>{words.boxes[box.box]}</span>
        </h3>
        <Figure change={box} note={noteOf(box, words)} />
      </div>
      <div data-effect="account">
        <h3>{fill(words.accounts.account, { account: account.account })}</h3>
        <Figure change={account} note={noteOf(account, words)} />
      </div>
      <div data-effect="open">
        <h3>{words.open.title}</h3>
        <Figure
          change={open}
          note={approved ? fill(words.open[settled], { day: shortDay(due, language) }) : words.open.none}
        />
      </div>
    </div>
  )
}

/** As much before, and what has come to it. */
function noteOf({ before, now }: Change, { before: unchanged }: SpecimenWords): string {
  return now === before ? unchanged : `${formatCentimes(before)} + ${formatCentimes(now - before)}`
}

/** 12.11., in English 12 Nov */
function shortDay(iso: string, language: Language): string {
  return day(iso, language).replace(/ ?\d{4}$/, '')
}

/** Written anew when it changes: its key lets the movement begin again. */
function Figure({ change: { before, now }, note }: { change: Change; note: string }) {
  return (
    <>
      <p key={now} className="specimen-figure figure" data-hit={now !== before || undefined}>
        {formatCentimes(now)}
      </p>
      <p className="specimen-note">{note}</p>
    </>
  )
}

/** The end of a longer book. The next number waits in a row of its own, so that nothing moves when it is filled. */
function Journal({ start, session: { journal, items }, words, language }: SpecimenEffectsProps) {
  const isOpen = items.at(-1)?.status !== 'approved'
  const rows = journal.slice(isOpen ? -2 : -3)
  return (
    <table className="specimen-journal">
      <caption className="visually-hidden">{words.journal.title}</caption>
      <tbody>
        {rows.map((entry) => (
          <tr key={entry.number} data-hit={entry.number >= nextNumber(start.journal) || undefined}>
            <th scope="row">{entry.number}</th>
            <td>{shortDay(entry.date, language)}</td>
            <td>{entryText(entry, words)}</td>
            <td>{formatCentimes((entry.reverses ? -1 : 1) * sum(entry.lines.map(({ amount }) => amount)))}</td>
          </tr>
        ))}
        {isOpen && (
          <tr data-next>
            <th scope="row">{nextNumber(journal)}</th>
            <td colSpan={3}>{words.journal.next}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** 6570, 1171 an 2000 */
function entryText({ lines, reverses }: JournalEntry, { journal }: SpecimenWords): string {
  if (reverses !== undefined) return fill(journal.reversal, { number: reverses })
  const [debit, credit] = (['debit', 'credit'] as const).map((side) =>
    [...new Set(lines.map((line) => line[side]))].join(', '),
  )
  return fill(journal.entry, { debit: debit ?? '', credit: credit ?? '' })
}
