import { fill } from '#app/lib/fill.ts'
import { SelectField } from '#app/ui/choice.tsx'
import { InputField } from '#app/ui/field.tsx'
import { formatCentimes, formatNumber, readCentimes } from '../number-text.ts'
import { Announcement, Figures, ToolForm } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'
import { type Comparison, compareMethods, netTaxLimits, netTaxRates } from './method-comparison.ts'
import { vatRates } from './vat.ts'
import type { VatCopy } from './vat-copy.ts'

const initial = { turnover: "324'300", rate: '81', inputTax: "5'000", netTaxRate: '62' }

/** A year by the effective and by the net tax rate method. */
export function MethodCalculator({ copy }: { copy: VatCopy['methods'] }) {
  const { form, values, read } = useFormValues(initial)
  const turnover = readCentimes(values.turnover)
  const inputTax = readCentimes(values.inputTax)
  const rate = vatRates.find((known) => String(known) === values.rate) ?? 81
  const netTaxRate = netTaxRates.find((known) => String(known) === values.netTaxRate) ?? 62
  const comparison =
    turnover === undefined || inputTax === undefined
      ? undefined
      : compareMethods({ turnover, rate, inputTax, netTaxRate })
  const percent = (tenths: number) => ({
    value: String(tenths),
    label: fill(copy.percent, { rate: (tenths / 10).toFixed(1) }),
  })
  return (
    <div className="tool">
      <div>
        <h2 className="tool-title">{copy.title}</h2>
        <p>{copy.lead}</p>
        <ToolForm ref={form} label={copy.title} onInput={read}>
          <InputField
            id="vat-turnover"
            label={copy.turnover}
            name="turnover"
            inputMode="decimal"
            defaultValue={initial.turnover}
            error={turnover === undefined ? copy.numberProblem : undefined}
          />
          <InputField
            id="vat-input-tax"
            label={copy.inputTax}
            name="inputTax"
            inputMode="decimal"
            defaultValue={initial.inputTax}
            hint={copy.inputTaxHint}
            error={inputTax === undefined ? copy.numberProblem : undefined}
          />
          <div className="tool-row">
            <SelectField
              id="vat-method-rate"
              label={copy.rate}
              name="rate"
              defaultValue={initial.rate}
              options={vatRates.map(percent)}
            />
            <SelectField
              id="vat-net-tax-rate"
              label={copy.netTaxRate}
              name="netTaxRate"
              defaultValue={initial.netTaxRate}
              options={netTaxRates.map(percent)}
            />
          </div>
          <p className="note">{copy.netTaxRateHint}</p>
        </ToolForm>
      </div>
      <div className="tool-result">
        {comparison ? <Result comparison={comparison} copy={copy} /> : <p className="tool-verdict">{copy.none}</p>}
        <Announcement>{comparison ? verdict(comparison, copy) : copy.numberProblem}</Announcement>
      </div>
    </div>
  )
}

function Result({ comparison, copy }: { comparison: Comparison; copy: VatCopy['methods'] }) {
  const { outputTax, effective, netTax, breakEvenInputTax, exceeds } = comparison
  return (
    <>
      <p className="tool-verdict">{verdict(comparison, copy)}</p>
      <Figures
        figures={[
          { label: copy.outputTax, value: formatCentimes(outputTax) },
          { label: copy.lessInputTax, value: formatCentimes(effective - outputTax) },
          {
            label: effective < 0 ? copy.credit : copy.effective,
            value: formatCentimes(Math.abs(effective)),
            total: true,
          },
        ]}
      />
      <Figures figures={[{ label: copy.netTax, note: copy.netTaxNote, value: formatCentimes(netTax), total: true }]} />
      {!exceeds && <p className="note">{fill(copy.breakEven, { amount: formatCentimes(breakEvenInputTax) })}</p>}
    </>
  )
}

function verdict({ cheaper, difference, exceeds }: Comparison, copy: VatCopy['methods']): string {
  if (exceeds) return fill(copy.exceeds[exceeds], { limit: formatNumber(netTaxLimits[exceeds] / 100) })
  return fill(copy.cheaper[cheaper], { amount: formatCentimes(difference) })
}
