import { read } from './documents.ts'
import { firstYear } from './first-year.ts'
import { computeSavings, type Savings } from './savings.ts'

/** Receipts a month from which so many hours are saved. @param hours a month */
export function receiptsFor(hours: number): number {
  const { assumed } = read('worked-examples')
  return Math.ceil((hours * 60) / (assumed.minutesBefore - assumed.minutesAfter))
}

/** An example against the first year of a process of one's own, from the analysis to the hosting. */
export function workedExample(receiptsPerMonth: number): Savings {
  const { oneOff, hostingMonth } = firstYear('automation')
  const { amount: low, upTo: high = low } = hostingMonth
  return computeSavings(
    { ...read('worked-examples').assumed, receiptsPerMonth },
    { oneOff: oneOff.amount, hostingMonth: { low, high } },
  )
}
