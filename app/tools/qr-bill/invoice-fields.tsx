import { fill } from '#app/lib/fill.ts'
import { Choices } from '#app/ui/choice.tsx'
import { InputField, TextField } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { vatRates } from '../vat/vat.ts'
import type { InvoiceReading, InvoiceValues } from './invoice-sheet.ts'
import type { QrBillCopy } from './qr-bill-copy.ts'

type InvoiceFieldsProps = {
  values: InvoiceValues
  /** Undefined while only the payment part is wanted. */
  reading?: InvoiceReading
  copy: QrBillCopy['invoice']
}

/** Whether an invoice stands above the payment part, and what is in it. */
export function InvoiceFields({ values, reading, copy }: InvoiceFieldsProps) {
  const problem = reading?.problem
  // While nothing is typed, the hint says enough.
  const error = problem && problem.code !== 'none' ? fill(copy.problems[problem.code], problem) : undefined
  const field = (name: 'invoiceNumber' | 'invoiceDate' | 'supplied' | 'uid') => ({
    id: `qr-bill-${name}`,
    name,
    label: copy.fields[name],
    defaultValue: values[name],
  })
  return (
    <fieldset className="tool-group">
      <legend>{copy.title}</legend>
      <Choices
        legend={copy.sheet}
        name="sheet"
        defaultValue={values.sheet}
        options={[
          { value: 'none', label: copy.none },
          { value: 'given', label: copy.given },
        ]}
      />
      {reading && (
        <>
          <div className="tool-row">
            <InputField {...field('invoiceNumber')} />
            <InputField {...field('invoiceDate')} />
          </div>
          <InputField {...field('supplied')} />
          <InputField {...field('uid')} />
          <TextField
            id="qr-bill-positions"
            name="positions"
            label={copy.fields.positions}
            rows={4}
            defaultValue={values.positions}
            hint={copy.positionsHint}
            error={error}
          />
          <SelectField
            id="qr-bill-vatRate"
            name="vatRate"
            label={copy.fields.vatRate}
            defaultValue={values.vatRate}
            options={[
              ...vatRates.map((rate) => ({ value: String(rate), label: fill(copy.rate, { rate: rate / 10 }) })),
              { value: 'none', label: copy.noVat },
            ]}
          />
        </>
      )}
    </fieldset>
  )
}
