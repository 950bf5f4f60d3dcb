import { company } from './company.ts'

/** CHF without VAT. `from`: a starting price; `upTo`: the end of a range. */
export type Price = { amount: number; from?: boolean; upTo?: number }

type PriceKey = keyof typeof company.prices

/** Ways through the offers: the one-off prices that each adds up. Hosting comes with every one. */
export const routes = {
  /** A process of one's own: measured, tried for four weeks, built. */
  automation: ['processAnalysis', 'automationPilot', 'customAutomation'],
  /** Two systems over an interface that exists. */
  standardSync: ['connectorAudit', 'standardSync'],
  /** An interface of one's own. */
  customApi: ['connectorAudit', 'customApi'],
  /** The first books of a new company: the plan, and four weeks accompanied. */
  formation: ['processAnalysis', 'automationPilot'],
} as const satisfies Record<string, readonly PriceKey[]>

export type Route = keyof typeof routes

/** `parts` are the one-off prices that `oneOff` adds up; `total` has twelve months of hosting as well. */
type FirstYear = { parts: Price[]; oneOff: Price; hostingMonth: Price; total: Price }

/** What a route costs in its first year: every one-off price, and twelve months of hosting from the smallest to the largest. */
export function firstYear(route: Route, prices: Record<PriceKey, Price> = company.prices): FirstYear {
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
