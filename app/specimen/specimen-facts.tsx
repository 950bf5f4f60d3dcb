import type { ReactNode } from 'react'
import { fill } from '#app/lib/fill.ts'
import { groupFour } from '#app/payments/iban.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { groupReference } from '#app/payments/reference.ts'
import { mod10Steps, mod97Steps, uidSteps, writeUid } from '#app/posting/check-steps.ts'
import type { Invoice } from '#app/posting/invoice.ts'
import { sum, writePercent } from '#app/posting/money.ts'
import type { PostingCopy } from '#app/tools/posting/posting-copy.ts'
import { day, money } from '#app/tools/posting/posting-words.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'

type SpecimenFactsProps = {
  invoice: Invoice
  copy: DocumentOf<'specimen'>['read']
  words: PostingCopy['facts']
  language: Language
}

/** What the code says. A check digit is worked out where it stands: the result in its line, the way to it when that is opened. */
export function SpecimenFacts({ invoice, copy, words, language }: SpecimenFactsProps) {
  const { code, billing, due } = invoice
  const written = (iso: string | undefined) => iso && day(iso, language)
  return (
    <dl className="specimen-facts">
      <Fact label={words.creditor}>{`${code.creditor.name}, ${code.creditor.postcode} ${code.creditor.town}`}</Fact>
      <Fact label={words.qrIban}>
        <span className="mono">{groupFour(code.account)}</span>
        <IbanCheck account={code.account} copy={copy} />
      </Fact>
      <Fact label={words.reference}>
        <span className="mono">{groupReference(code.referenceType, code.reference)}</span>
        <ReferenceCheck reference={code.reference} copy={copy} />
      </Fact>
      <Fact label={words.amount}>{money(code.amount ?? 0, code.currency)}</Fact>
      <Fact label={words.number}>{[billing?.number, written(billing?.date)].join(', ')}</Fact>
      <Fact label={words.uid}>
        {writeUid(billing?.uid ?? '')}
        <UidCheck uid={billing?.uid ?? ''} copy={copy} />
      </Fact>
      <Fact label={words.vat}>
        {ratesText(invoice, words)}
        <small>{fill(copy.checks.sum, { amount: formatCentimes(code.amount ?? 0) })}</small>
      </Fact>
      <Fact label={words.supplied}>{written(billing?.supplied?.to)}</Fact>
      <Fact label={words.due}>{written(due)}</Fact>
    </dl>
  )
}

/** The same in four lines. */
export function SpecimenShort({ invoice, copy, words }: Omit<SpecimenFactsProps, 'language'>) {
  const { code, vat } = invoice
  const { has } = mod10Steps(code.reference)
  const tax = vat.kind === 'split' ? sum(vat.split.parts.map((part) => part.vat)) : 0
  return (
    <dl className="specimen-facts">
      <Fact label={words.creditor}>{code.creditor.name}</Fact>
      <Fact label={words.amount}>{money(code.amount ?? 0, code.currency)}</Fact>
      <Fact label={words.vat}>{`${formatCentimes(tax)}, ${ratesText(invoice, words)}`}</Fact>
      <Fact label={words.reference}>{fill(copy.short, { end: code.reference.slice(-5), digit: has })}</Fact>
    </dl>
  )
}

/** 8.1 % auf 1'250.00 */
function ratesText({ vat }: Invoice, words: PostingCopy['facts']): string {
  const rates = vat.kind === 'split' ? vat.split.parts : []
  return rates
    .map(({ rate, net }) => fill(words.rateOn, { rate: writePercent(rate), net: formatCentimes(net) }))
    .join(', ')
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type CheckCopy = { copy: SpecimenFactsProps['copy'] }

function IbanCheck({ account, copy }: CheckCopy & { account: string }) {
  return (
    <Check result={fill(copy.checks.iban, { digits: account.slice(2, 4) })} how={copy.workings.iban}>
      {mod97Steps(account).divisions.map((step) => (
        <li key={step.dividend}>{fill(copy.workings.ibanStep, step)}</li>
      ))}
    </Check>
  )
}

function ReferenceCheck({ reference, copy }: CheckCopy & { reference: string }) {
  const { steps, needs, has } = mod10Steps(reference)
  const carry = steps.at(-1)?.carry ?? 0
  return (
    <Check result={fill(copy.checks.reference, { digit: has, carry })} how={copy.workings.reference}>
      <li>{steps.map((step) => `${step.digit}→${step.carry}`).join(' ')}</li>
      <li>{fill(copy.workings.referenceEnd, { carry, needs })}</li>
    </Check>
  )
}

function UidCheck({ uid, copy }: CheckCopy & { uid: string }) {
  const { products, sum, needs, has } = uidSteps(uid)
  const rest = sum % 11
  return (
    <Check result={fill(copy.checks.uid, { digit: has, rest })} how={copy.workings.uid}>
      <li>{products.map(({ digit, weight }) => `${digit}×${weight}`).join(' + ')}</li>
      <li>{fill(copy.workings.uidEnd, { sum, rest, needs: needs ?? '' })}</li>
    </Check>
  )
}

/** A check in one line, and the way to its result. */
function Check({ result, how, children }: { result: string; how: string; children: ReactNode }) {
  return (
    <details className="specimen-check">
      <summary className="plus">{result}</summary>
      <p>{how}</p>
      <ol className="mono">{children}</ol>
    </details>
  )
}
