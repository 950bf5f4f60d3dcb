import { fill } from '#app/lib/fill.ts'
import { Choices } from '#app/ui/choice.tsx'
import { InputField } from '#app/ui/field.tsx'
import { computeSavings, type Savings, verdictText, type Work } from '#content/savings.ts'
import { formatNumber, readNumber } from '../../payments/number-text.ts'
import { InputLinkButton, type InputLinkCopy } from '../input-link-button.tsx'
import { Announcement, type Figure, Figures, ToolForm } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'
import { BalanceChart } from './balance-chart.tsx'
import type { SavingsCopy } from './savings-copy.ts'

export type SavingsOffers = {
  /** Ways through the offers, CHF without VAT: all one-off prices of each; `from` marks a starting price. The first is chosen. */
  routes: { key: string; label: string; price: number; from: boolean }[]
  /** A month of hosting, from the smallest to the largest. */
  hostingMonth: { low: number; high: number }
  /** What stands in the fields at first. */
  assumed: Work
}

const fields = ['receiptsPerMonth', 'minutesBefore', 'minutesAfter', 'hourlyCost'] as const

/** Least and most of each field. Nothing is posted unseen, so no receipt takes zero minutes. */
const bounds: Record<keyof Work, [number, number]> = {
  receiptsPerMonth: [0, 1_000_000],
  minutesBefore: [0, 480],
  minutesAfter: [0.1, 480],
  hourlyCost: [0, 1000],
}

/** Hours and francs a month against the whole price of a route, hosting included. */
export function SavingsTool({
  copy,
  link,
  routes,
  hostingMonth,
  assumed,
}: { copy: SavingsCopy; link: InputLinkCopy } & SavingsOffers) {
  const first = routes[0]?.key ?? ''
  const initial = { ...textsOf(assumed), route: first }
  const { form, values, read } = useFormValues(initial, 'savings')
  const route = routes.find(({ key }) => key === values.route) ?? routes[0]
  const work = readWork(values)
  const savings = route && isComplete(work) ? computeSavings(work, { oneOff: route.price, hostingMonth }) : undefined
  const verdict = savings && verdictText(savings, copy.verdicts)
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
              defaultValue={String(assumed[name])}
              error={work[name] === undefined ? copy.fields[name].problem : undefined}
            />
          ))}
          <Choices
            legend={copy.route}
            name="route"
            defaultValue={first}
            options={routes.map(({ key, label, price, from }) => ({
              value: key,
              label: fill(from ? copy.routeFrom : copy.routeFixed, { label, price: formatNumber(price) }),
            }))}
            hint={copy.routeHint}
          />
          <InputLinkButton form="savings" values={values} initial={initial} copy={link} />
        </ToolForm>
      </div>
      <div className="tool-result">
        {savings && route ? (
          <>
            <p className="tool-verdict">{verdict}</p>
            <Figures figures={figuresOf(savings, values, route, hostingMonth, copy)} />
            <BalanceChart savings={savings} oneOff={route.price} hosting={hostingMonth} copy={copy.chart} />
          </>
        ) : (
          <p className="tool-verdict">{copy.none}</p>
        )}
        <Announcement>{verdict ?? copy.incomplete}</Announcement>
      </div>
    </div>
  )
}

function textsOf(work: Work) {
  return Object.fromEntries(fields.map((name) => [name, String(work[name])])) as Record<keyof Work, string>
}

/** Each field as a number; undefined where it is none or out of bounds. */
function readWork(values: Record<keyof Work, string>): Partial<Work> {
  return Object.fromEntries(
    fields.map((name) => {
      const value = readNumber(values[name])
      const [least, most] = bounds[name]
      return [name, value !== undefined && value >= least && value <= most ? value : undefined]
    }),
  )
}

function isComplete(work: Partial<Work>): work is Work {
  return fields.every((name) => work[name] !== undefined)
}

/** The sum as it goes: each line with its formula. */
function figuresOf(
  savings: Savings,
  values: Record<keyof Work, string>,
  route: SavingsOffers['routes'][number],
  { low, high }: SavingsOffers['hostingMonth'],
  copy: SavingsCopy,
): Figure[] {
  const hours = formatNumber(savings.hours, 1)
  const worth = formatNumber(savings.worth)
  const range = (from: number, to: number) =>
    from === to ? formatNumber(from) : `${formatNumber(from)} ${copy.to} ${formatNumber(to)}`
  return [
    {
      label: copy.hours,
      note: fill(copy.hoursFormula, {
        before: values.minutesBefore,
        after: values.minutesAfter,
        receipts: values.receiptsPerMonth,
      }),
      value: hours,
    },
    { label: copy.worth, note: fill(copy.worthFormula, { hours, cost: values.hourlyCost }), value: worth },
    { label: copy.saved, note: fill(copy.savedFormula, { worth }), value: formatNumber(12 * savings.worth) },
    {
      label: copy.oneOff,
      note: route.from ? fill(copy.lowestPrice, { label: route.label }) : route.label,
      value: formatNumber(-route.price),
    },
    {
      label: copy.hosting,
      note: fill(copy.hostingFormula, { hosting: low === high ? low : `${low}–${high}` }),
      value: range(-12 * high, -12 * low),
    },
    {
      label: copy.firstYear,
      note: copy.firstYearNote,
      value: range(savings.firstYear.worst, savings.firstYear.best),
      total: true,
    },
  ]
}
