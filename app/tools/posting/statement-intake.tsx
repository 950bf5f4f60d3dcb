import { useRef } from 'react'
import { fill } from '#app/lib/fill.ts'
import type { StatementRefusal } from '#app/posting/bank-statement.ts'
import type { Matching } from '#app/posting/matching.ts'
import type { Session } from '#app/posting/session.ts'
import type { Language } from '#contract/language.ts'
import { formatCentimes } from '../../payments/number-text.ts'
import { FileButton } from '../file-button.tsx'
import { ToolLink } from '../tool-parts.tsx'
import type { PostingCopy } from './posting-copy.ts'
import { day, money } from './posting-words.ts'

export type StatementAnswer =
  | { kind: 'read'; entries: number; matched: number; pending: number }
  | { kind: 'refused'; refusal: StatementRefusal | { code: 'again' } }

type StatementIntakeProps = {
  session: Session
  copy: PostingCopy['statement']
  language: Language
  answer?: StatementAnswer
  onFile: (file: File) => void
  onSample: () => void
  onChoose: (index: number, paymentId: string) => void
}

/** The bank's statement: what it settled, and what is left for a person. */
export function StatementIntake({ session, copy, language, answer, onFile, onSample, onChoose }: StatementIntakeProps) {
  const movements = useRef<HTMLOListElement>(null)
  return (
    <section className="posting-statement">
      <h3>
        {copy.title} <span className="mono">camt.053</span>
      </h3>
      <p>{copy.lead}</p>
      <div className="tool-actions">
        <FileButton
          label={copy.choose}
          accept=".xml,text/xml,application/xml"
          onFiles={([file]) => file && onFile(file)}
        />
        <ToolLink onClick={onSample}>{copy.sample}</ToolLink>
      </div>
      {answer && <p className="posting-answer">{answerText(answer, copy)}</p>}
      {session.matchings.length > 0 && (
        <ol className="posting-movements" ref={movements} tabIndex={-1}>
          {session.matchings.map((matching, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: movements never change their order
            <li key={index}>
              <span>
                {day(matching.entry.day, language)} {matching.entry.direction === 'debit' ? copy.debit : copy.credit}
              </span>
              <span className="mono">{money(matching.entry.amount, matching.entry.currency)}</span>
              <small>{matchText(matching, copy)}</small>
              {matching.match.kind === 'candidates' && (
                <span className="posting-candidates">
                  {matching.match.ids.map((id) => (
                    <ToolLink
                      key={id}
                      onClick={() => {
                        onChoose(index, id)
                        // The buttons of this movement go.
                        movements.current?.focus()
                      }}
                    >
                      {nameOf(session, id)}
                    </ToolLink>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export function answerText(answer: StatementAnswer, copy: PostingCopy['statement']): string {
  if (answer.kind === 'refused') return fill(copy.refusals[answer.refusal.code], answer.refusal)
  const read = fill(copy.read, { n: answer.entries, matched: answer.matched })
  return answer.pending > 0 ? `${read} ${fill(copy.pending, { n: answer.pending })}` : read
}

function matchText({ entry, match }: Matching, { results }: PostingCopy['statement']): string {
  if (match.kind === 'partial') return fill(results.partial, { rest: formatCentimes(match.rest) })
  if (match.kind === 'overpaid') return fill(results.overpaid, { over: formatCentimes(match.over) })
  return [results[match.kind], 'id' in match ? entry.endToEndId : undefined].filter(Boolean).join(', ')
}

function nameOf({ items }: Session, paymentId: string): string {
  const item = items.find(({ approved }) => approved?.paymentId === paymentId)
  return item ? `${item.id}. ${item.invoice.code.creditor.name}` : paymentId
}
