/** What automating saves, what it costs, and after how many months it is paid. No words: the tool and the worked examples share these sums. */
export type Work = {
  receiptsPerMonth: number
  /** From opening a receipt to filing it, queries included. */
  minutesBefore: number
  /** Checking, approving and correcting; above 0, because a person looks at every receipt. */
  minutesAfter: number
  /** CHF: wage with social security and workplace. */
  hourlyCost: number
}

/** CHF without VAT. Hosting is a range, because it depends on volume. */
export type Cost = { oneOff: number; hostingMonth: { low: number; high: number } }

/** `best` with the cheaper hosting, `worst` with the dearer one. */
type Range = { best: number; worst: number }

export type Savings = {
  /** A month. Negative when a receipt takes longer than before. */
  hours: number
  /** CHF a month that the hours are worth. */
  worth: number
  /** Months until the one-off price is covered; undefined when it never is. */
  payback: Partial<Range>
  /** CHF left after twelve months, hosting and one-off price paid. */
  firstYear: Range
}

/** (before − after) × receipts / 60 = hours; × hourly cost = CHF a month; one-off price / (CHF − hosting) = months. */
export function computeSavings(work: Work, cost: Cost): Savings {
  const hours = ((work.minutesBefore - work.minutesAfter) * work.receiptsPerMonth) / 60
  const worth = hours * work.hourlyCost
  const payback = (hosting: number) => (worth > hosting ? cost.oneOff / (worth - hosting) : undefined)
  const firstYear = (hosting: number) => 12 * (worth - hosting) - cost.oneOff
  const { low, high } = cost.hostingMonth
  return {
    hours,
    worth,
    payback: { best: payback(low), worst: payback(high) },
    firstYear: { best: firstYear(low), worst: firstYear(high) },
  }
}

/** CHF gained or still owed at the end of each month, with one hosting price. */
export function balances({ worth }: Savings, oneOff: number, hosting: number, months: number): number[] {
  return Array.from({ length: months }, (_, month) => (month + 1) * (worth - hosting) - oneOff)
}

export type Verdict = 'nothing' | 'never' | 'late' | 'perhaps' | 'pays'

/** Months after which nobody should count on an offer any more. */
const tooLate = 36

/** Whether it pays: no time saved, never, after more than three years, with the cheaper hosting only, or in any case. */
export function verdictOf({ hours, payback: { best, worst } }: Savings): Verdict {
  if (hours <= 0) return 'nothing'
  if (best === undefined) return 'never'
  if (best > tooLate) return 'late'
  return worst === undefined || worst > tooLate ? 'perhaps' : 'pays'
}

/**
 * The verdict as a sentence.
 * @param verdicts one for each, with `{best}` and `{worst}` for months, `{years}` for years; `paysAt` where both months are the same
 */
export function verdictText(savings: Savings, verdicts: Record<Verdict | 'paysAt', string>): string {
  const { best, worst } = savings.payback
  const verdict = verdictOf(savings)
  const sentence = verdict === 'pays' && oneDecimal(best) === oneDecimal(worst) ? verdicts.paysAt : verdicts[verdict]
  const figures: Record<string, number | undefined> = { best, worst, years: best === undefined ? undefined : best / 12 }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => oneDecimal(figures[name]))
}

function oneDecimal(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(1).replace(/\.0$/, '')
}
