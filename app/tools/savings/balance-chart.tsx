import { fill } from '#app/lib/fill.ts'
import { balances, type Savings } from '#content/savings.ts'
import { formatNumber } from '../../payments/number-text.ts'
import type { SavingsCopy } from './savings-copy.ts'

type BalanceChartProps = {
  savings: Savings
  oneOff: number
  hosting: { low: number; high: number }
  copy: SavingsCopy['chart']
}

const months = 12
const box = { width: 480, height: 220, step: 40 }

/** A bar for the end of each month: below the line as long as more was paid than saved, above it after. */
export function BalanceChart({ savings, oneOff, hosting, copy }: BalanceChartProps) {
  const best = balances(savings, oneOff, hosting.low, months)
  const worst = balances(savings, oneOff, hosting.high, months)
  const all = [...best, ...worst, 0, -oneOff]
  const [top, bottom] = [Math.max(...all), Math.min(...all)]
  const y = (value: number) => Math.round(((top - value) / (top - bottom || 1)) * box.height)
  const bar = (value: number, x: number, width: number) => `M${x} ${y(0)}h${width}V${y(value)}h${-width}z`
  const end = { best: formatNumber(best.at(-1) ?? 0), worst: formatNumber(worst.at(-1) ?? 0) }
  return (
    <figure className="savings-chart">
      <svg viewBox={`0 -4 ${box.width} ${box.height + 32}`} role="img" aria-label={fill(copy.label, end)}>
        <path d={best.map((value, index) => bar(value, index * box.step + 2, 16)).join('')} fill="var(--dc)" />
        <path
          d={worst.map((value, index) => bar(value, index * box.step + 20, 14)).join('')}
          fill="none"
          stroke="var(--dl)"
          strokeWidth="1.5"
        />
        <path d={`M0 ${y(0)}h${box.width}`} stroke="var(--dl)" strokeWidth="2" />
        {best.map((_, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the months never change places
            key={index}
            className="m"
            x={index * box.step + 18}
            y={box.height + 24}
            textAnchor="middle"
            fill="var(--text2)"
          >
            {index + 1}
          </text>
        ))}
      </svg>
      <figcaption className="note">{fill(copy.caption, { low: hosting.low, high: hosting.high })}</figcaption>
    </figure>
  )
}
