import { useEffect, useRef, useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { Choices } from '#app/ui/choice.tsx'
import { InputField, TextField } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { type BillField, type BillProblem, type BillValues, checkBill } from '../../payments/bill.ts'
import { completeReference, referenceTypes } from '../../payments/reference.ts'
import { InputLinkButton, type InputLinkCopy } from '../input-link-button.tsx'
import { Announcement, ToolForm, ToolLink } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'
import { AddressFields } from './address-fields.tsx'
import { type BillLanguage, billHeadings } from './bill-headings.ts'
import { BillPreview, nameOf } from './bill-preview.tsx'
import { CreditorKeeper } from './creditor-keeper.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { emptyInvoice, readInvoice } from './invoice-sheet.ts'
import { ManyBillsPanel } from './many-bills-panel.tsx'
import type { QrBillCopy } from './qr-bill-copy.ts'
import { loadQrEncoder, type QrEncoder } from './qr-code.ts'

type QrBillToolProps = {
  copy: QrBillCopy
  link: InputLinkCopy
  ibanProblems: DocumentOf<'tools/iban-problems'>
  sample: BillValues
}

/** The form of a QR-bill and beside it the bill as it will be printed; no bill as long as a rule is broken. */
export function QrBillTool({ copy, link, ibanProblems, sample }: QrBillToolProps) {
  const initial = { ...sample, ...emptyInvoice }
  const { form, values, read, write } = useFormValues(initial, 'qr-bill')
  const encoder = useQrEncoder()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const reading = values.sheet === 'given' ? readInvoice(values) : undefined
  // The sum of an invoice is what is to be paid.
  const amount = reading?.invoice ? String(reading.invoice.gross / 100) : values.amount
  const { bill, problems = [] } = checkBill({ ...values, amount })
  const texts = { ...ibanProblems, ...copy.problems }
  const textOf = (problem: BillProblem) => fill(texts[problem.code], problem)
  const completed = referenceTypes.flatMap((type) =>
    type === values.referenceType ? (completeReference(type, values.reference) ?? []) : [],
  )[0]

  /** An error is shown once its field has been left, or if it is no mere gap. */
  const errorOf = (field: BillField) => {
    const problem = problems.find((each) => each.field === field)
    if (!problem) return undefined
    const isGap = problem.code === 'required' || problem.code === 'empty' || problem.code === 'referenceMissing'
    return left.has(field) || !isGap ? textOf(problem) : undefined
  }
  const leave = (field: string) => {
    if (!left.has(field)) setLeft(new Set([...left, field]))
  }
  const input = (field: BillField) => ({
    id: `qr-bill-${field}`,
    name: field,
    label: copy.fields[field as keyof QrBillCopy['fields']],
    defaultValue: values[field],
    error: errorOf(field),
  })
  const blank = {
    ...(Object.fromEntries(Object.keys(sample).map((field) => [field, ''])) as BillValues),
    ...emptyInvoice,
    creditorCountry: 'CH',
    debtorCountry: 'CH',
  }
  const clear = () => {
    const { currency, referenceType, debtor, billLanguage } = values
    write({ ...blank, currency, referenceType, debtor, billLanguage })
    setLeft(new Set())
    form.current?.querySelector<HTMLInputElement>('input')?.focus()
  }

  return (
    <>
      <div className="tool qr-bill">
        <ToolForm ref={form} label={copy.title} onInput={read} onLeave={leave}>
          <h2 className="tool-title">{copy.title}</h2>
          <p>{copy.sampleNote}</p>
          <div className="tool-actions">
            <ToolLink onClick={clear}>{copy.clear}</ToolLink>
          </div>
          <fieldset className="tool-group">
            <legend>{copy.groups.account}</legend>
            <InputField {...input('account')} className="mono" spellCheck={false} />
            <AddressFields party="creditor" input={input} />
            <CreditorKeeper
              values={values}
              copy={copy.memory}
              onFound={(creditor) => {
                // What a link, or somebody who has typed, put into the form comes first.
                const typed = [...new FormData(form.current ?? undefined)]
                const isTouched = typed.some(([field, text]) => text !== initial[field as keyof typeof initial])
                if (isTouched || location.hash.startsWith('#form=')) return
                const { currency, debtor, billLanguage } = sample
                write({ ...blank, currency, debtor, billLanguage, ...creditor })
              }}
            />
          </fieldset>
          <fieldset className="tool-group">
            <legend>{copy.groups.payment}</legend>
            <Choices
              legend={copy.fields.currency}
              name="currency"
              defaultValue={values.currency}
              options={['CHF', 'EUR'].map((currency) => ({ value: currency, label: currency }))}
            />
            {!reading && (
              <InputField {...input('amount')} mark={copy.optional} hint={copy.amountHint} inputMode="decimal" />
            )}
            <Choices
              id="qr-bill-referenceType"
              legend={copy.fields.referenceType}
              name="referenceType"
              defaultValue={values.referenceType}
              options={referenceTypes.map((type) => ({ value: type, label: copy.referenceTypes[type] }))}
            />
            {errorOf('referenceType') && <p className="tool-error">{errorOf('referenceType')}</p>}
            {values.referenceType !== 'NON' && (
              <>
                <InputField {...input('reference')} className="mono" spellCheck={false} />
                {completed && (
                  <p className="tool-suggestion">
                    {copy.complete} <span className="mono">{completed}</span>{' '}
                    <ToolLink onClick={() => write({ reference: completed })}>{copy.takeOver}</ToolLink>
                  </p>
                )}
              </>
            )}
            <TextField {...input('message')} mark={copy.optional} rows={2} hint={copy.messageHint} />
          </fieldset>
          <fieldset className="tool-group">
            <legend>{copy.groups.debtor}</legend>
            <Choices
              legend={copy.fields.debtor}
              name="debtor"
              defaultValue={values.debtor}
              options={[
                { value: 'none', label: copy.debtor.none },
                { value: 'given', label: copy.debtor.given },
              ]}
            />
            {values.debtor === 'given' && <AddressFields party="debtor" input={input} />}
          </fieldset>
          <InvoiceFields values={values} reading={reading} copy={copy.invoice} />
          <SelectField
            id="qr-bill-language"
            label={copy.fields.billLanguage}
            name="billLanguage"
            defaultValue={values.billLanguage}
            options={Object.keys(billHeadings).map((language) => ({
              value: language,
              label: copy.languages[language as BillLanguage],
            }))}
          />
          <InputLinkButton form="qr-bill" values={values} initial={initial} copy={link} />
        </ToolForm>
        <div className="tool-result">
          <BillPreview
            bill={bill}
            language={values.billLanguage as BillLanguage}
            encoder={encoder}
            problems={problems.map((problem) => ({ field: problem.field, text: textOf(problem) }))}
            invoice={reading?.invoice && { invoice: reading.invoice, values }}
            copy={copy}
          />
          <Announcement>{bill ? copy.ready : fill(copy.notReady, { n: problems.length })}</Announcement>
        </div>
      </div>
      <div className="tool">
        <ManyBillsPanel
          values={values}
          encoder={encoder}
          textOf={textOf}
          nameOf={(field) => nameOf(field, copy)}
          copy={copy}
        />
      </div>
    </>
  )
}

/** Loads the encoder with the page, so that nothing is asked of the network once somebody types. */
function useQrEncoder(): QrEncoder | 'loading' | 'failed' {
  const [state, setState] = useState<{ encoder: QrEncoder | 'loading' | 'failed' }>({ encoder: 'loading' })
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    loadQrEncoder().then(
      (encoder) => setState({ encoder }),
      () => setState({ encoder: 'failed' }),
    )
  }, [])
  return state.encoder
}
