import { useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { InputField } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { readCentimes } from '../../payments/number-text.ts'
import type { ActivityNumber, ActivityValues } from './activity-values.ts'
import { netTaxRates } from './method-comparison.ts'
import { isNetTaxActivity, type NetTaxActivity, netTaxActivities } from './net-tax-activities.ts'
import { vatRates } from './vat.ts'
import type { VatCopy } from './vat-copy.ts'

type ActivityFieldsProps = {
  number: ActivityNumber
  /** No number stands in the labels then. */
  isOnly: boolean
  values: ActivityValues
  write: (values: Partial<ActivityValues>) => void
  copy: VatCopy['methods']
}

/** Turnover and rates of one activity. Choosing the activity sets its net tax rate, which can still be changed. */
export function ActivityFields({ number, isOnly, values, write, copy }: ActivityFieldsProps) {
  // What the fields begin with stays, so that what was typed is known as such (app/lib/kept-input.ts).
  const [first] = useState(values)
  const label = (text: string) => (isOnly ? text : fill(copy.numbered, { label: text, n: number }))
  const turnover = values[`turnover${number}`]
  const isRequired = number === 1 || turnover !== ''
  const percent = (tenths: number) => ({
    value: String(tenths),
    label: fill(copy.percent, { rate: (tenths / 10).toFixed(1) }),
  })
  return (
    <>
      <InputField
        id={`vat-turnover${number}`}
        label={label(copy.turnover)}
        name={`turnover${number}`}
        inputMode="decimal"
        defaultValue={first[`turnover${number}`]}
        error={isRequired && readCentimes(turnover) === undefined ? copy.numberProblem : undefined}
      />
      <SelectField
        id={`vat-activity${number}`}
        label={label(copy.activity)}
        name={`activity${number}`}
        defaultValue={first[`activity${number}`]}
        onChange={({ target }) => {
          const { value } = target
          if (isNetTaxActivity(value)) {
            const { rate, netTaxRate } = netTaxActivities[value]
            write({ [`rate${number}`]: String(rate), [`netTaxRate${number}`]: String(netTaxRate) })
          }
        }}
        options={[
          { value: '', label: copy.otherActivity },
          ...(Object.keys(netTaxActivities) as NetTaxActivity[]).map((key) => ({
            value: key,
            label: fill(copy.activityRate, {
              name: copy.activities[key],
              rate: (netTaxActivities[key].netTaxRate / 10).toFixed(1),
            }),
          })),
        ]}
      />
      <div className="tool-row">
        <SelectField
          id={`vat-method-rate${number}`}
          label={label(copy.rate)}
          name={`rate${number}`}
          defaultValue={first[`rate${number}`]}
          options={vatRates.map(percent)}
        />
        <SelectField
          id={`vat-net-tax-rate${number}`}
          label={label(copy.netTaxRate)}
          name={`netTaxRate${number}`}
          defaultValue={first[`netTaxRate${number}`]}
          options={netTaxRates.map(percent)}
        />
      </div>
    </>
  )
}
