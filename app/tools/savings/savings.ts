export type Work = {
  minutesPerReceipt: number
  receiptsPerMonth: number
  /** Share of the receipts that no longer need a hand, 0 to 1. */
  shareAutomated: number
  /** CHF: wage with social security and overhead. */
  hourlyCost: number
}

/** CHF without VAT; the running cost is a range, because it depends on volume. */
export type Cost = { oneOff: number; monthly: { low: number; high: number } }

export type Savings = {
  hours: number
  /** CHF a month that the hours cost. */
  worth: number
  /** Months until the one-off price is covered, with the low and with the high running cost; undefined when never. */
  payback: { best?: number; worst?: number }
  /** CHF left after twelve months, running and one-off cost paid. */
  firstYear: { best: number; worst: number }
}

/** Minutes × receipts × share / 60 = hours; × hourly cost = CHF a month; price / (CHF − running cost) = months. */
export function computeSavings(work: Work, cost: Cost): Savings {
  const hours = (work.minutesPerReceipt * work.receiptsPerMonth * work.shareAutomated) / 60
  const worth = hours * work.hourlyCost
  const payback = (running: number) => (worth > running ? cost.oneOff / (worth - running) : undefined)
  const firstYear = (running: number) => 12 * (worth - running) - cost.oneOff
  return {
    hours,
    worth,
    payback: { best: payback(cost.monthly.low), worst: payback(cost.monthly.high) },
    firstYear: { best: firstYear(cost.monthly.low), worst: firstYear(cost.monthly.high) },
  }
}

export type Verdict = 'never' | 'perhaps' | 'late' | 'pays'

/** Months after which nobody should count on an offer any more. */
const tooLate = 36

/** Whether it pays: with both running costs, with the low one only, after more than three years, or never. */
export function verdictOf({ payback: { best, worst } }: Savings): Verdict {
  if (best === undefined) return 'never'
  if (best > tooLate) return 'late'
  return worst === undefined || worst > tooLate ? 'perhaps' : 'pays'
}

/** CHF gained or still owed at the end of each month, with one running cost. */
export function balances({ worth }: Savings, oneOff: number, running: number, months: number): number[] {
  return Array.from({ length: months }, (_, month) => (month + 1) * (worth - running) - oneOff)
}
