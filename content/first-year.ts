import { read } from './documents.ts'
import { type Route, routes } from './routes.ts'
import type { Price, PriceKey } from './schemas/company.ts'

/** `parts` are the one-off prices that `oneOff` adds up; `total` has twelve months of hosting as well. */
type FirstYear = { parts: Price[]; oneOff: Price; hostingMonth: Price; total: Price }

/** What a route costs in its first year: every one-off price, and twelve months of hosting from the smallest to the largest. */
export function firstYear(route: Route, prices: Record<PriceKey, Price> = read('company').prices): FirstYear {
  const parts = routes[route].map((key) => prices[key])
  const hostingMonth = prices.hostingMonth
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const from = parts.some((part) => part.from)
  return {
    parts,
    oneOff: { amount, from },
    hostingMonth,
    total: {
      amount: amount + 12 * hostingMonth.amount,
      from,
      ...(hostingMonth.upTo && { upTo: amount + 12 * hostingMonth.upTo }),
    },
  }
}
