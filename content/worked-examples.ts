import { firstYear } from './first-year.ts'
import { computeSavings, type Savings } from './savings.ts'

/**
 * Assumptions of every worked example on the site, open and the same everywhere. They are also what stands in the savings
 * calculator at first. Cautious: the article on time saved counts 3 to 4 minutes for a receipt with all its exceptions.
 */
export const assumed = { minutesBefore: 5, minutesAfter: 2, receiptsPerMonth: 200, hourlyCost: 60 }

/** Receipts a month of the examples that the copy tells. */
export const exampleReceipts = [60, 120, 200, 400] as const

/** Receipts a month from which so many hours are saved. @param hours a month */
export function receiptsFor(hours: number): number {
  return Math.ceil((hours * 60) / (assumed.minutesBefore - assumed.minutesAfter))
}

/** An example against the first year of a process of one's own, from the analysis to the hosting. */
export function workedExample(receiptsPerMonth: number): Savings {
  const { oneOff, hostingMonth } = firstYear('automation')
  const { amount: low, upTo: high = low } = hostingMonth
  return computeSavings({ ...assumed, receiptsPerMonth }, { oneOff: oneOff.amount, hostingMonth: { low, high } })
}
