import { fill } from '#app/lib/fill.ts'
import { isUid, mod10Steps, mod97Steps, uidSteps, writeUid } from '#app/posting/check-steps.ts'
import type { Invoice } from '#app/posting/invoice.ts'
import { sum, writePercent } from '#app/posting/money.ts'
import type { Language } from '#contract/language.ts'
import { groupFour } from '../../payments/iban.ts'
import { formatCentimes } from '../../payments/number-text.ts'
import { groupReference } from '../../payments/reference.ts'
import type { PostingCopy } from './posting-copy.ts'
import { day, money } from './posting-words.ts'

type Fact = { label: string; value?: string; check?: string; isNumber?: boolean; isFromText?: boolean }

type BillFactsProps = { invoice: Invoice; today: string; copy: PostingCopy; language: Language }

/** What was read, with the check digits; what the code does not say is said to be missing. */
export function BillFacts({ invoice, today, copy, language }: BillFactsProps) {
  const words = copy.facts
  const { missing } = invoice
  return (
    <div className="posting-facts">
      <h3>{words.title}</h3>
      {missing.length > 0 && (
        <p className="note">{fill(words.partly, { missing: missing.map((fact) => copy.missing[fact]).join(', ') })}</p>
      )}
      <dl>
        {factsOf(invoice, today, words, language).map(({ label, value, check, isNumber, isFromText }) => (
          <div key={label} data-missing={value === undefined || undefined}>
            <dt>{label}</dt>
            <dd>
              <span className={isNumber && value ? 'mono' : undefined}>{value ?? words.missing}</span>
              {check && <small>{check}</small>}
              {isFromText && <small data-doubt>{words.fromText}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {invoice.billing?.problems.map((problem) => (
        <p className="note" key={problem.tag + problem.value}>
          {fill(words.unused, problem)}
        </p>
      ))}
      <CheckSteps invoice={invoice} words={words} />
    </div>
  )
}

type Words = PostingCopy['facts']

function factsOf(invoice: Invoice, today: string, words: Words, language: Language): Fact[] {
  const { code, billing, amount, vat, due, discounts, fromText } = invoice
  const written = (iso: string) => day(iso, language)
  const right = (digits: string) => fill(words.right, { digits })
  const { referenceType, reference, creditor } = code
  const days = billing?.supplied && [...new Set([billing.supplied.from, billing.supplied.to])].map(written).join('–')
  const addsUp = vat.kind === 'split' && (billing?.vat ?? []).some(({ net }) => net !== undefined)
  const discountTexts = (which: (discount: Invoice['discounts'][number]) => boolean, text: string) =>
    discounts
      .filter(which)
      .map(({ discount, until }) => fill(text, { rate: writePercent(discount), day: written(until) }))
  return [
    { label: words.creditor, value: `${creditor.name}, ${creditor.postcode} ${creditor.town}, ${creditor.country}` },
    {
      label: code.isQrIban ? words.qrIban : words.iban,
      value: groupFour(code.account),
      check: right(code.account.slice(2, 4)),
      isNumber: true,
    },
    ...(referenceType === 'NON'
      ? []
      : [
          {
            label: words.reference,
            value: groupReference(referenceType, reference),
            check: right(referenceType === 'QRR' ? reference.slice(-1) : reference.slice(2, 4)),
            isNumber: true,
          },
        ]),
    {
      label: words.amount,
      value: amount === undefined ? words.open : money(amount, code.currency),
      isFromText: fromText.includes('amount'),
    },
    {
      label: words.number,
      value: [billing?.number, billing?.date && written(billing.date)].filter(Boolean).join(', ') || undefined,
      isFromText: fromText.includes('number') || fromText.includes('date'),
    },
    {
      label: words.uid,
      value: billing?.uid && writeUid(billing.uid),
      check: billing?.uid && isUid(billing.uid) ? right(billing.uid.slice(-1)) : undefined,
      isFromText: fromText.includes('uid'),
    },
    {
      label: words.vat,
      value: vatText(billing, words),
      check: addsUp && amount ? fill(words.addsUp, { amount: formatCentimes(amount - vat.split.rounding) }) : undefined,
      isFromText: fromText.includes('vat'),
    },
    { label: words.supplied, value: days },
    {
      label: words.due,
      value:
        [due && written(due), ...discountTexts(({ until }) => until < today, words.expired)]
          .filter(Boolean)
          .join(', ') || undefined,
      check: discountTexts(({ until }) => until >= today, words.discount).join(', '),
      isFromText: fromText.includes('due'),
    },
    ...(code.message ? [{ label: words.message, value: code.message }] : []),
    ...(code.schemes.length > 0 ? [{ label: words.schemes, value: code.schemes.join(', ') }] : []),
  ]
}

function vatText(billing: Invoice['billing'], words: Words): string | undefined {
  const rates = (billing?.vat ?? []).map(({ rate, net }) =>
    net === undefined
      ? fill(words.rate, { rate: writePercent(rate) })
      : fill(words.rateOn, { rate: writePercent(rate), net: formatCentimes(net) }),
  )
  const imported = sum((billing?.importTax ?? []).map(({ vat }) => vat))
  if (imported > 0) rates.push(fill(words.importTax, { amount: formatCentimes(imported) }))
  return rates.length > 0 ? rates.join(', ') : undefined
}

/** Every check digit worked out as one would by hand. */
function CheckSteps({ invoice: { code, billing }, words }: { invoice: Invoice; words: Words }) {
  const byMod97 = [code.account, ...(code.referenceType === 'SCOR' ? [code.reference] : [])]
  const mod10 = code.referenceType === 'QRR' ? mod10Steps(code.reference) : undefined
  const uid = billing?.uid ? uidSteps(billing.uid) : undefined
  return (
    <details className="posting-steps">
      <summary>{words.steps}</summary>
      {byMod97.map((number) => (
        <div key={number}>
          <p>{fill(words.mod97, { number: groupFour(number) })}</p>
          <ol className="mono">
            {mod97Steps(number).divisions.map((step) => (
              <li key={step.dividend}>{fill(words.mod97Step, step)}</li>
            ))}
          </ol>
        </div>
      ))}
      {mod10 && (
        <div>
          <p>{fill(words.mod10, { carry: mod10.steps.at(-1)?.carry ?? 0, needs: mod10.needs })}</p>
          <p className="mono">{mod10.steps.map(({ digit, carry }) => `${digit}→${carry}`).join(' ')}</p>
        </div>
      )}
      {uid && <p>{fill(words.mod11, { sum: uid.sum, rest: uid.sum % 11, needs: uid.needs ?? '' })}</p>}
    </details>
  )
}
