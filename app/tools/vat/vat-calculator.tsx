import { useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { Choices } from '#app/ui/choice.tsx'
import { InputField } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { formatCentimes, readCentimes } from '../../payments/number-text.ts'
import { InputLinkButton, type InputLinkCopy } from '../input-link-button.tsx'
import { Announcement, type Figure, Figures, ToolForm, ToolLink } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'
import { cashRounded, vatRates } from './vat.ts'
import type { VatCopy } from './vat-copy.ts'
import { sumLines, type VatLine, type VatTotals } from './vat-sum.ts'

/** Further amounts, each with a rate of its own. */
const further = [2, 3, 4, 5, 6] as const

const initial = {
  amount: "1'250.00",
  kind: 'net',
  rate: '81',
  ...(Object.fromEntries(
    further.flatMap((number) => [
      [`amount${number}`, ''],
      [`rate${number}`, '26'],
    ]),
  ) as Record<`${'amount' | 'rate'}${(typeof further)[number]}`, string>),
}

const rateOf = (text: string) => vatRates.find((known) => String(known) === text) ?? 81

/** Amounts, net or gross, each at its rate, and the rest of the sum. */
export function VatCalculator({ copy, link }: { copy: VatCopy['amount']; link: InputLinkCopy }) {
  const { form, values, read } = useFormValues(initial, 'vat')
  const [wanted, setWanted] = useState(0)
  const shown = further.filter((number) => number - 1 <= wanted || values[`amount${number}`] !== '')
  const typed = [
    { text: values.amount, rate: rateOf(values.rate) },
    ...shown
      .map((number) => ({ text: values[`amount${number}`], rate: rateOf(values[`rate${number}`]) }))
      .filter(({ text }) => text.trim() !== ''),
  ]
  const lines = typed.map(({ text, rate }) => ({ amount: readCentimes(text), rate }))
  const isComplete = (line: { amount?: number; rate: VatLine['rate'] }): line is VatLine => line.amount !== undefined
  const totals = lines.every(isComplete)
    ? sumLines(lines.filter(isComplete), values.kind === 'gross' ? 'gross' : 'net')
    : undefined
  const figures = totals && figuresOf(totals, copy)
  const problem = (text: string) => (readCentimes(text) === undefined ? copy.amountProblem : undefined)
  return (
    <div className="tool">
      <div>
        <h2 className="tool-title">{copy.title}</h2>
        <ToolForm ref={form} label={copy.title} onInput={read}>
          <Choices
            legend={copy.kind}
            name="kind"
            defaultValue="net"
            options={[
              { value: 'net', label: copy.net },
              { value: 'gross', label: copy.gross },
            ]}
          />
          <InputField
            id="vat-amount"
            label={copy.amount}
            name="amount"
            inputMode="decimal"
            defaultValue={initial.amount}
            error={problem(values.amount)}
          />
          <Choices
            legend={copy.rate}
            name="rate"
            defaultValue="81"
            options={vatRates.map((known) => ({
              value: String(known),
              label: fill(copy.rateKey, { rate: known / 10 }),
            }))}
            hint={copy.rates[`rate${rateOf(values.rate)}`]}
          />
          {shown.map((number) => (
            <FurtherAmount key={number} number={number} values={values} problem={problem} copy={copy} />
          ))}
          <div className="tool-actions">
            {shown.length < further.length && (
              <ToolLink onClick={() => setWanted(shown.length + 1)}>{copy.add}</ToolLink>
            )}
          </div>
          <InputLinkButton form="vat" values={values} initial={initial} copy={link} />
        </ToolForm>
      </div>
      <div className="tool-result">
        {totals && figures ? (
          <>
            <Figures figures={figures} />
            <p className="note">{fill(copy.cash, { amount: formatCentimes(cashRounded(totals.all.gross)) })}</p>
          </>
        ) : (
          <p className="tool-verdict">{copy.none}</p>
        )}
        <Announcement>
          {figures ? figures.map(({ label, value }) => `${label} ${value}`).join(', ') : copy.amountProblem}
        </Announcement>
      </div>
    </div>
  )
}

type FurtherAmountProps = {
  number: (typeof further)[number]
  values: typeof initial
  problem: (text: string) => string | undefined
  copy: VatCopy['amount']
}

function FurtherAmount({ number, values, problem, copy }: FurtherAmountProps) {
  // What the fields begin with stays, so that what was typed is known as such (app/lib/kept-input.ts).
  const [first] = useState(values)
  const amount = values[`amount${number}`]
  return (
    <div className="tool-row">
      <InputField
        id={`vat-amount${number}`}
        label={fill(copy.further, { n: number })}
        name={`amount${number}`}
        inputMode="decimal"
        defaultValue={first[`amount${number}`]}
        error={amount === '' ? undefined : problem(amount)}
      />
      <SelectField
        id={`vat-rate${number}`}
        label={fill(copy.furtherRate, { n: number })}
        name={`rate${number}`}
        defaultValue={first[`rate${number}`]}
        options={vatRates.map((known) => ({
          value: String(known),
          label: fill(copy.rateKey, { rate: known / 10 }),
        }))}
      />
    </div>
  )
}

function figuresOf({ rates, all }: VatTotals, copy: VatCopy['amount']): Figure[] {
  const isMixed = rates.length > 1
  return [
    { label: copy.net, value: formatCentimes(all.net) },
    ...rates.map(({ rate, net, vat }) => ({
      label: fill(copy.vat, { rate: rate / 10 }),
      note: isMixed ? fill(copy.onNet, { net: formatCentimes(net) }) : undefined,
      value: formatCentimes(vat),
    })),
    { label: copy.gross, value: formatCentimes(all.gross), total: true },
  ]
}
