import { useEffect, useRef, useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { readBillText } from '#app/posting/bill-text.ts'
import { type Invoice, readInvoice } from '#app/posting/invoice.ts'
import type { Payer } from '#app/posting/payment-file.ts'
import {
  addInvoice,
  approve,
  confirm,
  decide,
  emptySession,
  type Item,
  openItemsOf,
  readInto,
  refuse,
  type Session,
  settleBy,
  takeBack,
} from '#app/posting/session.ts'
import { swissDay } from '#content/swiss-time.ts'
import type { Language } from '#contract/language.ts'
import { BillFacts } from './bill-facts.tsx'
import { BillList } from './bill-list.tsx'
import { BillProposal } from './bill-proposal.tsx'
import type { FoundCode } from './code-reader.ts'
import { PaymentOrder } from './payment-order.tsx'
import { PostingBooks } from './posting-books.tsx'
import type { NumberProblems, PostingCopy } from './posting-copy.ts'
import { day, refusalText } from './posting-words.ts'
import { answerText, type StatementAnswer, StatementIntake } from './statement-intake.tsx'

export type Bill = { invoice: Invoice; source: string }

/** What a code and the text beside it say, or why the code is not accepted. */
export function readBill(
  { text, lines }: FoundCode,
  copy: PostingCopy,
  problems: NumberProblems,
): { invoice: Invoice; why?: undefined } | { invoice?: undefined; why: string } {
  const { invoice, refusal } = readInvoice(text, (code) => readBillText(lines, code))
  return refusal ? { why: refusalText(refusal, copy, problems) } : { invoice }
}

type PostingWorkplaceProps = {
  /** All that were read, in order; new ones are added at the end. */
  bills: readonly Bill[]
  copy: PostingCopy
  language: Language
  announce: (text: string) => void
}

/** From a bill that was read to a settled payable. Comes to the page with the first bill. */
export function PostingWorkplace({ bills, copy, language, announce }: PostingWorkplaceProps) {
  const [session, setSession] = useState<Session>(emptySession)
  const [current, setCurrent] = useState(0)
  const [payer, setPayer] = useState<Payer>({ name: '', account: '' })
  const [answer, setAnswer] = useState<StatementAnswer>()
  const heading = useRef<HTMLHeadingElement>(null)
  const item = session.items.find(({ id }) => id === current)

  useEffect(() => {
    setSession((before) =>
      bills.slice(before.items.length).reduce((next, { invoice, source }) => addInvoice(next, invoice, source), before),
    )
    // Bills are numbered from 1, and the newest is shown.
    setCurrent(bills.length)
  }, [bills])
  // Whoever reads on from the heading hears the bill that has come or was opened.
  useEffect(() => {
    if (current > 0) heading.current?.focus()
  }, [current])

  const takeStatement = async (text: string) => {
    if (import.meta.env.SSR) return
    const { readStatement } = await import('#app/posting/bank-statement.ts')
    const { statement, refusal } = readStatement(text)
    const next = statement && readInto(session, statement, copy.statement.payment)
    const result: StatementAnswer = refusal
      ? { kind: 'refused', refusal }
      : next
        ? { kind: 'read', ...countsOf(session, next), pending: statement.pending }
        : { kind: 'refused', refusal: { code: 'again' } }
    if (next) setSession(next)
    setAnswer(result)
    announce(answerText(result, copy.statement))
  }
  const takeSampleStatement = async () => {
    if (import.meta.env.SSR) return
    const { sampleStatement } = await import('./sample-statement.ts')
    const days = session.items.flatMap(({ approved }) => approved?.day ?? [])
    const last = days.sort().at(-1) ?? swissDay(new Date())
    await takeStatement(sampleStatement(openItemsOf(session), 'CH9300762011623852957', last))
  }

  return (
    <>
      {session.items.length > 1 && (
        <BillList session={session} current={current} copy={copy.list} onOpen={setCurrent} />
      )}
      {item && (
        <section className="posting-desk ink" aria-labelledby="posting-bill">
          <h2 id="posting-bill" ref={heading} tabIndex={-1}>
            {item.id}. {item.invoice.code.creditor.name}
          </h2>
          <BillFacts invoice={item.invoice} today={swissDay(new Date())} copy={copy} language={language} />
          <BillProposal
            key={item.id}
            session={session}
            item={item}
            copy={copy}
            language={language}
            onDecide={(change) => setSession(decide(session, item.id, change))}
            onConfirm={(isConfirmed) => setSession(confirm(session, item.id, isConfirmed))}
            onApprove={() => {
              const text = [item.invoice.code.creditor.name, item.invoice.billing?.number].filter(Boolean).join(', ')
              const next = approve(session, item.id, { today: swissDay(new Date()), text })
              setSession(next)
              announce(approvedText(next, item, copy, language))
            }}
            onRefuse={() => {
              setSession(refuse(session, item.id))
              announce(copy.spoken.refusedByYou)
            }}
            onTakeBack={() => {
              const name = item.invoice.code.creditor.name
              const text = fill(copy.proposal.reversal, { number: item.approved?.entry ?? '', name })
              setSession(takeBack(session, item.id, { date: swissDay(new Date()), text }))
              announce(item.approved ? copy.spoken.takenBack : copy.spoken.broughtBack)
            }}
          />
        </section>
      )}
      {session.journal.length > 0 && (
        <div className="posting-after">
          <PostingBooks session={session} copy={copy} language={language} />
          <PaymentOrder session={session} payer={payer} copy={copy.payment} onPayer={setPayer} />
          <StatementIntake
            session={session}
            copy={copy.statement}
            language={language}
            answer={answer}
            onFile={async (file) => takeStatement(await file.text())}
            onSample={takeSampleStatement}
            onChoose={(index, id) => setSession(settleBy(session, index, id, copy.statement.payment))}
          />
        </div>
      )}
    </>
  )
}

function approvedText(session: Session, { id }: Item, copy: PostingCopy, language: Language): string {
  const approved = session.items.find((each) => each.id === id)?.approved
  return fill(copy.spoken.approved, { number: approved?.entry ?? '', day: approved ? day(approved.day, language) : '' })
}

/** Movements that a statement has brought, and how many of them found their item. */
function countsOf(before: Session, after: Session): { entries: number; matched: number } {
  const added = after.matchings.slice(before.matchings.length)
  return { entries: added.length, matched: added.filter(({ match }) => 'amount' in match).length }
}
