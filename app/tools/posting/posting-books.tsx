import { isReversed } from '#app/posting/journal.ts'
import { journalCsv } from '#app/posting/journal-csv.ts'
import { accountSides, vatBoxes } from '#app/posting/ledger.ts'
import type { Session } from '#app/posting/session.ts'
import type { Language } from '#contract/language.ts'
import { formatCentimes } from '../../payments/number-text.ts'
import { saveFile } from '../qr-bill/save-file.ts'
import type { PostingCopy } from './posting-copy.ts'
import { day } from './posting-words.ts'

type PostingBooksProps = { session: Session; copy: PostingCopy; language: Language }

/** What the approvals have brought into the books: journal, boxes of the VAT return, balances. All of it follows from the journal. */
export function PostingBooks({ session: { journal }, copy, language }: PostingBooksProps) {
  const words = copy.books
  const boxes = Object.entries(vatBoxes(journal)).filter(([, amount]) => amount !== 0)
  const save = () =>
    saveFile(new Blob([journalCsv(journal, words.columns)], { type: 'text/csv;charset=utf-8' }), words.file)
  return (
    <section className="posting-books">
      <h3>{words.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on narrow screens, so the keyboard must reach it */}
      <section className="posting-scroll" tabIndex={0} aria-label={words.title}>
        <table>
          <thead>
            <tr>
              {(['number', 'date', 'debit', 'credit', 'amount', 'text'] as const).map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {journal.flatMap(({ number, date, text, lines }) =>
              lines.map((line, index) => (
                <tr
                  key={`${number}-${line.debit}-${line.rate}-${line.amount}`}
                  data-gone={isReversed(journal, number) || undefined}
                >
                  <td className="mono">{number}</td>
                  <td className="mono">{day(date, language)}</td>
                  <td className="mono">{line.debit}</td>
                  <td className="mono">{line.credit}</td>
                  <td className="mono" data-column="amount">
                    {formatCentimes(line.amount)}
                  </td>
                  <td>{index === 0 ? text : ''}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
      <button type="button" className="button second back" onClick={save}>
        {words.save}
      </button>
      <div className="posting-sums">
        {boxes.length > 0 && (
          <div>
            <h4>{words.boxes}</h4>
            <dl className="tool-figures">
              {boxes.map(([box, amount]) => (
                <div key={box}>
                  <dt>
                    <span className="mono">{box}</span> {words.box[box as keyof typeof words.box]}
                  </dt>
                  <dd className="mono figure">{formatCentimes(amount)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <div>
          <h4>{words.balances}</h4>
          <dl className="tool-figures">
            {accountSides(journal).map(({ account, balance }) => (
              <div key={account}>
                <dt>
                  <span className="mono">{account}</span> {copy.accounts[account]}
                </dt>
                <dd className="mono figure">{formatCentimes(balance)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
