import { fill } from '#app/lib/fill.ts'
import type { BillAddress } from '../../payments/bill.ts'
import { formatCentimes, formatNumber } from '../../payments/number-text.ts'
import { addressLines, type InvoiceParts } from './invoice-layout.ts'
import { invoiceWords } from './invoice-words.ts'

/** The invoice above the payment part, as it is printed: who, to whom, what, when, and the tax (MWSTG 26). */
export function InvoicePaper({ invoice, values, bill, language }: InvoiceParts) {
  const words = invoiceWords[language]
  const { positions, vat, net, gross } = invoice
  const facts = [
    [words.number, values.invoiceNumber],
    [words.date, values.invoiceDate],
    [words.supplied, values.supplied],
  ].filter(([, value]) => value?.trim())
  return (
    <div className="invoice-paper" lang={language}>
      <address>
        <AddressLines of={bill.creditor} />
        {values.uid && <span>{values.uid}</span>}
      </address>
      {bill.debtor && (
        <address className="invoice-to">
          <AddressLines of={bill.debtor} />
        </address>
      )}
      <p className="invoice-title">
        {words.invoice} {values.invoiceNumber}
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {positions.map(({ text, quantity, price, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <tr key={index}>
              <td>{text}</td>
              <td>{formatNumber(quantity, 3)}</td>
              <td>{formatCentimes(price)}</td>
              <td>{formatCentimes(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {vat && (
            <>
              <Total label={words.net} amount={net} />
              <Total label={fill(words.vat, { rate: vat.rate / 10 })} amount={vat.amount} />
            </>
          )}
          <Total label={fill(words.total, { currency: bill.currency })} amount={gross} />
        </tfoot>
      </table>
    </div>
  )
}

function Total({ label, amount }: { label: string; amount: number }) {
  return (
    <tr>
      <th colSpan={3} scope="row">
        {label}
      </th>
      <td>{formatCentimes(amount)}</td>
    </tr>
  )
}

function AddressLines({ of }: { of: BillAddress }) {
  const [name, ...others] = addressLines(of)
  return (
    <>
      <b>{name}</b>
      {others.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  )
}
