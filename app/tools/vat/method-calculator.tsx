import { useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { InputField } from '#app/ui/field.tsx'
import { formatCentimes, formatNumber, readCentimes } from '../../payments/number-text.ts'
import { InputLinkButton, type InputLinkCopy } from '../input-link-button.tsx'
import { Announcement, Figures, ToolForm, ToolLink } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'
import { ActivityFields } from './activity-fields.tsx'
import { activityNumbers, initialActivities, readActivities } from './activity-values.ts'
import { type Comparison, compareMethods, netTaxLimits } from './method-comparison.ts'
import type { VatCopy } from './vat-copy.ts'

const initial = { ...initialActivities, inputTax: "5'000", fromAbroad: '0' }

/** A year by the effective and by the net tax rate method, each activity at its own rates. */
export function MethodCalculator({ copy, link }: { copy: VatCopy['methods']; link: InputLinkCopy }) {
  const { form, values, read, write } = useFormValues(initial, 'vat-methods')
  const [wanted, setWanted] = useState(1)
  const shown = activityNumbers.filter((number) => number <= wanted || values[`turnover${number}`] !== '')
  const activities = readActivities(values)
  const inputTax = readCentimes(values.inputTax)
  const fromAbroad = readCentimes(values.fromAbroad)
  const comparison =
    activities === undefined || inputTax === undefined || fromAbroad === undefined
      ? undefined
      : compareMethods({ activities, inputTax, fromAbroad })
  return (
    <div className="tool">
      <div>
        <h2 className="tool-title">{copy.title}</h2>
        <p>{copy.lead}</p>
        <ToolForm ref={form} label={copy.title} onInput={read}>
          {shown.map((number) => (
            <ActivityFields
              key={number}
              number={number}
              isOnly={shown.length === 1}
              values={values}
              write={write}
              copy={copy}
            />
          ))}
          <p className="note">
            {copy.netTaxRateHint}{' '}
            <a href={copy.ordinance.href} rel="noopener">
              {copy.ordinance.label}
            </a>
          </p>
          <div className="tool-actions">
            {shown.length < activityNumbers.length && (
              <ToolLink onClick={() => setWanted(shown.length + 1)}>{copy.addActivity}</ToolLink>
            )}
          </div>
          <InputField
            id="vat-input-tax"
            label={copy.inputTax}
            name="inputTax"
            inputMode="decimal"
            defaultValue={initial.inputTax}
            hint={copy.inputTaxHint}
            error={inputTax === undefined ? copy.numberProblem : undefined}
          />
          <InputField
            id="vat-from-abroad"
            label={copy.fromAbroad}
            name="fromAbroad"
            inputMode="decimal"
            defaultValue={initial.fromAbroad}
            hint={copy.fromAbroadHint}
            error={fromAbroad === undefined ? copy.numberProblem : undefined}
          />
          <InputLinkButton form="vat-methods" values={values} initial={initial} copy={link} />
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
  const { outputTax, effective, netTax, acquisitionTax, breakEvenInputTax, exceeds, hasSmallActivity } = comparison
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
      <Figures
        figures={[
          ...(acquisitionTax > 0
            ? [{ label: copy.acquisitionTax, note: copy.acquisitionTaxNote, value: formatCentimes(acquisitionTax) }]
            : []),
          { label: copy.netTax, note: copy.netTaxNote, value: formatCentimes(netTax), total: true },
        ]}
      />
      {!exceeds && <p className="note">{fill(copy.breakEven, { amount: formatCentimes(breakEvenInputTax) })}</p>}
      {hasSmallActivity && <p className="note">{copy.smallActivity}</p>}
    </>
  )
}

function verdict({ cheaper, difference, exceeds }: Comparison, copy: VatCopy['methods']): string {
  if (exceeds) return fill(copy.exceeds[exceeds], { limit: formatNumber(netTaxLimits[exceeds] / 100) })
  return fill(copy.cheaper[cheaper], { amount: formatCentimes(difference) })
}
