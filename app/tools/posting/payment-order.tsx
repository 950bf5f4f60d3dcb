import { useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { sum } from '#app/posting/money.ts'
import { type Payer, payerProblem, paymentFile } from '#app/posting/payment-file.ts'
import { paymentsOf, type Session } from '#app/posting/session.ts'
import { InputField } from '#app/ui/field.tsx'
import { saveFile } from '../qr-bill/save-file.ts'
import type { PostingCopy } from './posting-copy.ts'
import { money } from './posting-words.ts'

type PaymentOrderProps = {
  session: Session
  payer: Payer
  copy: PostingCopy['payment']
  onPayer: (payer: Payer) => void
}

/** Who pays, and the file for the bank: everything that is approved and not paid yet. */
export function PaymentOrder({ session, payer, copy, onPayer }: PaymentOrderProps) {
  const [wasAsked, setWasAsked] = useState(false)
  const payments = paymentsOf(session)
  const problem = payerProblem(payer)
  const errorOf = (field: 'name' | 'account') =>
    wasAsked && problem && (problem === 'name') === (field === 'name') ? copy.problems[problem] : undefined
  const sums = (['CHF', 'EUR'] as const)
    .map((currency) => ({
      currency,
      amount: sum(payments.filter((each) => each.currency === currency).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency }) => money(amount, currency))
    .join(' + ')
  const save = () => {
    setWasAsked(true)
    if (problem) return
    const created = new Date().toISOString().slice(0, 19)
    const file = paymentFile(payments, payer, { id: `RE-${created.replace(/\D/g, '')}`, created })
    saveFile(new Blob([file], { type: 'application/xml' }), copy.file)
  }
  return (
    <section className="posting-payment">
      <h3>
        {copy.title} <span className="mono">pain.001</span>
      </h3>
      {payments.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <p>{fill(payments.length === 1 ? copy.leadOne : copy.lead, { n: payments.length, sums })}</p>
          <InputField
            id="posting-payer-name"
            label={copy.name}
            value={payer.name}
            autoComplete="organization"
            error={errorOf('name')}
            onChange={({ target }) => onPayer({ ...payer, name: target.value })}
          />
          <InputField
            id="posting-payer-account"
            label={copy.account}
            value={payer.account}
            className="mono"
            autoComplete="off"
            spellCheck={false}
            error={errorOf('account')}
            onChange={({ target }) => onPayer({ ...payer, account: target.value })}
          />
          <button type="button" className="button second back" onClick={save}>
            {copy.save}
          </button>
        </>
      )}
    </section>
  )
}
