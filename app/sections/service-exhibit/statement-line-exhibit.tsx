import {
  type CreditCase,
  type CreditMatch,
  cases,
  creditLines,
  creditOf,
  matchCredit,
  type Receivable,
  receivables,
} from '#app/exhibits/statement-line.ts'
import { fill } from '#app/lib/fill.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { writePercent } from '#app/posting/money.ts'
import { Choices } from '#app/ui/choice.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { Approval } from './approval.tsx'
import { EntryLines } from './entry-lines.tsx'

type Copy = DocumentOf<'exhibits'>['system-integration-api']

type StatementLineProps = { copy: Copy; day: (iso: string) => string }

/** A credit goes through its gates: reference, amount, name. Where they leave two ways open, a person takes one. */
export function StatementLineExhibit({ copy, day }: StatementLineProps) {
  return (
    <div className="credit">
      <Choices
        legend={copy.which}
        name="exhibit-case"
        defaultValue="short"
        options={cases.map((name) => ({ value: name, label: copy.cases[name] }))}
      />
      {cases.map((name) => (
        <div key={name} className="credit-case decides" data-case={name}>
          <Credit name={name} copy={copy} day={day} />
        </div>
      ))}
    </div>
  )
}

function Credit({ name, copy, day }: StatementLineProps & { name: CreditCase }) {
  const { xml, entry } = creditOf(name)
  const match = matchCredit(entry, receivables)
  const chosen = match.kind === 'candidates' ? match.items[0] : match.kind === 'none' ? undefined : match.item
  const isOpen = match.kind !== 'settled'
  const answers = answersTo(match, entry.amount, entry.counterparty ?? '', copy)
  return (
    <>
      <XmlText label={copy.excerpt} xml={xml} />
      <div>
        <ol className="credit-gates">
          {(['reference', 'amount', 'name'] as const).map((gate) => (
            <li key={gate} data-result={answers[gate].result}>
              <b>{copy.gates[gate]}</b> <span>{answers[gate].text}</span>
            </li>
          ))}
          <li data-result={isOpen ? 'waits' : 'yes'}>
            <b>{copy.gates.item}</b>{' '}
            <span className={isOpen ? 'when-open' : undefined}>
              {isOpen ? copy.answers.waits : copy.answers.closed}
            </span>
            {isOpen && <span className="when-done">{copy.answers.closed}</span>}
          </li>
        </ol>
        {match.kind === 'settled' || match.kind === 'none' ? (
          <div className="exhibit-decision">
            <p>{copy.settled}</p>
          </div>
        ) : (
          <Approval
            id={`exhibit-decision-${name}`}
            words={copy[match.kind]}
            before={fill(copy[match.kind].before, { until: untilOf(match, day) })}
            after={fill(copy[match.kind].after, { number: chosen?.number ?? '' })}
          />
        )}
        {chosen && <Entry item={chosen} paid={entry.amount} isOpen={isOpen} copy={copy} />}
      </div>
      <OpenItems closes={chosen} isOpen={isOpen} copy={copy} day={day} />
    </>
  )
}

type Answer = { text: string; result: 'yes' | 'ask' | 'no' | 'skip' }

/** What each gate answers, in words. */
function answersTo(
  match: CreditMatch,
  paid: number,
  payer: string,
  { answers }: Copy,
): Record<'reference' | 'amount' | 'name', Answer> {
  const amount = formatCentimes(paid)
  if (match.kind === 'none' || match.kind === 'candidates') {
    const n = match.kind === 'none' ? 0 : match.items.length
    return {
      reference: { text: answers.absent, result: 'no' },
      amount: { text: fill(answers.several, { amount, n }), result: 'ask' },
      name: { text: fill(answers.sameName, { name: payer }), result: 'ask' },
    }
  }
  const found = fill(answers.found, { number: match.item.number, digit: match.checkDigit })
  const shortOf = match.kind === 'short' && {
    missing: formatCentimes(match.missing),
    rate: writePercent(match.discount?.rate ?? 0),
  }
  return {
    reference: { text: found, result: 'yes' },
    amount: shortOf
      ? { text: fill(answers.shortOf, shortOf), result: 'ask' }
      : { text: fill(answers.equal, { amount }), result: 'yes' },
    name: { text: answers.notNeeded, result: 'skip' },
  }
}

function untilOf(match: CreditMatch, day: (iso: string) => string): string {
  return match.kind === 'short' && match.discount ? day(match.discount.until) : ''
}

/** The posting, once the item may be closed. */
function Entry({ item, paid, isOpen, copy }: { item: Receivable; paid: number; isOpen: boolean; copy: Copy }) {
  return (
    <table className={isOpen ? 'exhibit-entry when-done' : 'exhibit-entry'}>
      <caption>{copy.entry}</caption>
      <EntryLines lines={creditLines(item, paid)} names={copy.accounts} />
    </table>
  )
}

type OpenItemsProps = { closes?: Receivable; isOpen: boolean; copy: Copy; day: (iso: string) => string }

function OpenItems({ closes, isOpen, copy, day }: OpenItemsProps) {
  return (
    <table className="credit-items">
      <thead>
        <tr>
          <th scope="col">{copy.items}</th>
          <th scope="col">CHF</th>
        </tr>
      </thead>
      <tbody>
        {receivables.map((item) => {
          const open = { state: fill(copy.due, { date: day(item.due) }), rest: formatCentimes(item.amount) }
          const closed = { state: copy.closed, rest: formatCentimes(0) }
          const isHit = item === closes
          const show = (part: 'state' | 'rest') => {
            if (!isHit) return open[part]
            if (!isOpen) return closed[part]
            return (
              <>
                <span className="when-open">{open[part]}</span>
                <span className="when-done">{closed[part]}</span>
              </>
            )
          }
          return (
            <tr key={item.number} data-hit={isHit || undefined}>
              <td>
                {item.customer}
                <small>
                  <span className="mono">{item.number}</span> {show('state')}
                </small>
              </td>
              <td className="mono figure">{show('rest')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** XML to read: what stands between the tags is marked, because that is what is taken. */
function XmlText({ label, xml }: { label: string; xml: string }) {
  const parts = xml.split(/(?<=>)([^<>\n]+)(?=<)/)
  return (
    <figure className="exhibit-xml">
      <figcaption className="visually-hidden">{label}</figcaption>
      <pre>
        {parts.map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          index % 2 === 1 ? <b key={index}>{part}</b> : <span key={index}>{part}</span>,
        )}
      </pre>
    </figure>
  )
}
