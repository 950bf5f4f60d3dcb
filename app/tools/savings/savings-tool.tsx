import { fill } from '#app/lib/fill.ts'
import { Choices } from '#app/ui/choice.tsx'
import { InputField } from '#app/ui/field.tsx'
import type { savings as content } from '#content/de/tools/savings.ts'
import { formatNumber, readNumber } from '../number-text.ts'
import { Announcement, Figures, ToolForm } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'
import { BalanceChart } from './balance-chart.tsx'
import { computeSavings, type Savings, verdictOf } from './savings.ts'

export type SavingsCopy = (typeof content)['tool']

/** Offers as the company prices them, CHF without VAT; `from` marks a starting price. */
export type SavingsOffers = {
  offers: { key: string; label: string; price: number; from: boolean }[]
  /** A month of hosting, from the smallest to the largest. */
  hosting: { low: number; high: number }
}

const initial = { minutes: '5', receipts: '200', share: '60', hourlyCost: '55' }

const fields = ['minutes', 'receipts', 'share', 'hourlyCost'] as const

/** Hours and francs a month against the price of an offer. */
export function SavingsTool({ copy, offers, hosting }: { copy: SavingsCopy } & SavingsOffers) {
  const first = offers[0]?.key ?? ''
  const { form, values, read } = useFormValues({ ...initial, offer: first })
  const offer = offers.find(({ key }) => key === values.offer) ?? offers[0]
  const [minutes, receipts, share, hourlyCost] = fields.map((name) => readNumber(values[name]))
  const problems = {
    minutes: minutes === undefined || minutes > 480,
    receipts: receipts === undefined || receipts > 1_000_000,
    share: share === undefined || share > 100,
    hourlyCost: hourlyCost === undefined || hourlyCost > 1000,
  }
  const complete = offer && !Object.values(problems).some(Boolean)
  const savings = complete
    ? computeSavings(
        {
          minutesPerReceipt: minutes ?? 0,
          receiptsPerMonth: receipts ?? 0,
          shareAutomated: (share ?? 0) / 100,
          hourlyCost: hourlyCost ?? 0,
        },
        { oneOff: offer.price, monthly: hosting },
      )
    : undefined
  const verdict = savings && verdictText(savings, copy)
  return (
    <div className="tool savings-tool">
      <div>
        <h2 className="tool-title">{copy.title}</h2>
        <ToolForm ref={form} label={copy.title} onInput={read}>
          {fields.map((name) => (
            <InputField
              key={name}
              id={`savings-${name}`}
              label={copy.fields[name].label}
              hint={copy.fields[name].hint}
              name={name}
              inputMode="decimal"
              defaultValue={initial[name]}
              error={problems[name] ? copy.fields[name].problem : undefined}
            />
          ))}
          <Choices
            legend={copy.offer}
            name="offer"
            defaultValue={first}
            options={offers.map(({ key, label, price, from }) => ({
              value: key,
              label: fill(from ? copy.offerFrom : copy.offerFixed, { label, price: formatNumber(price) }),
            }))}
            hint={copy.offerHint}
          />
        </ToolForm>
      </div>
      <div className="tool-result">
        {savings && offer ? (
          <>
            <p className="tool-verdict">{verdict}</p>
            <Figures
              figures={[
                {
                  label: copy.hours,
                  note: fill(copy.hoursFormula, {
                    minutes: values.minutes,
                    receipts: values.receipts,
                    share: values.share,
                  }),
                  value: formatNumber(savings.hours, 1),
                },
                {
                  label: copy.worth,
                  note: fill(copy.worthFormula, { hours: formatNumber(savings.hours, 1), cost: values.hourlyCost }),
                  value: formatNumber(savings.worth),
                },
                {
                  label: copy.running,
                  note: copy.runningNote,
                  value: `${formatNumber(hosting.low)}–${formatNumber(hosting.high)}`,
                },
                { label: copy.oneOff, note: offer.label, value: formatNumber(offer.price) },
                {
                  label: copy.firstYear,
                  note: copy.firstYearNote,
                  value: range(savings.firstYear.worst, savings.firstYear.best, copy),
                  total: true,
                },
              ]}
            />
            <BalanceChart savings={savings} oneOff={offer.price} hosting={hosting} copy={copy.chart} />
          </>
        ) : (
          <p className="tool-verdict">{copy.none}</p>
        )}
        <Announcement>{verdict ?? copy.incomplete}</Announcement>
      </div>
    </div>
  )
}

function verdictText(savings: Savings, { verdicts }: SavingsCopy): string {
  const { best, worst } = savings.payback
  return fill(verdicts[verdictOf(savings)], {
    best: best === undefined ? '–' : formatNumber(best, 1),
    worst: worst === undefined ? '–' : formatNumber(worst, 1),
    years: best === undefined ? '–' : formatNumber(best / 12, 1),
  })
}

function range(low: number, high: number, { to }: SavingsCopy): string {
  return `${formatNumber(low)} ${to} ${formatNumber(high)}`
}
