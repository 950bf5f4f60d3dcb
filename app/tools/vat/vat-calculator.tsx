import { fill } from '#app/lib/fill.ts'
import { Choices } from '#app/ui/choice.tsx'
import { InputField } from '#app/ui/field.tsx'
import { formatCentimes, readCentimes } from '../number-text.ts'
import { Announcement, Figures, ToolForm } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'
import { cashRounded, fromGross, fromNet, vatRates } from './vat.ts'
import type { VatCopy } from './vat-copy.ts'

/** An amount, net or gross, and the rest of the sum. */
export function VatCalculator({ copy }: { copy: VatCopy['amount'] }) {
  const { form, values, read } = useFormValues({ amount: "1'250.00", kind: 'net', rate: '81' })
  const amount = readCentimes(values.amount)
  const rate = vatRates.find((known) => String(known) === values.rate) ?? 81
  const sum =
    amount === undefined ? undefined : values.kind === 'gross' ? fromGross(amount, rate) : fromNet(amount, rate)
  const figures = sum && [
    { label: copy.net, value: formatCentimes(sum.net) },
    { label: fill(copy.vat, { rate: rate / 10 }), value: formatCentimes(sum.vat) },
    { label: copy.gross, value: formatCentimes(sum.gross), total: true },
  ]
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
            defaultValue="1'250.00"
            error={sum ? undefined : copy.amountProblem}
          />
          <Choices
            legend={copy.rate}
            name="rate"
            defaultValue="81"
            options={vatRates.map((known) => ({
              value: String(known),
              label: fill(copy.rateKey, { rate: known / 10 }),
            }))}
            hint={copy.rates[`rate${rate}`]}
          />
        </ToolForm>
      </div>
      <div className="tool-result">
        {sum && figures ? (
          <>
            <Figures figures={figures} />
            <p className="note">{fill(copy.cash, { amount: formatCentimes(cashRounded(sum.gross)) })}</p>
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
