import type { PriceKey } from './schemas/company.ts'

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

export const routeNames = Object.keys(routes) as Route[]
