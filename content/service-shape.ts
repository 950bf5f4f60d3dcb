import type { company } from './company.ts'
import type { Route } from './first-year.ts'
import type { ServiceSlug } from './site.ts'

type TitledText = { title: string; text: string }

/** The words of one service: its entry in the list and its page at /services/{slug}. Its short name in menus is `shell.services[slug]`. */
export type ServiceCopy = {
  /** Title and description as the list of services shows them. */
  title: string
  description: string
  /** Without the brand. */
  metaTitle: string
  /** 120 to 155 characters. */
  metaDescription: string
  detailedContent: {
    /** The headline of the page. */
    subtitle: string
    intro: string
    features: TitledText[]
    /** Numbered in this order. The note names the step's price, where it has one; after `decision` the client decides (one step). */
    process: (TitledText & { note?: string; decision?: boolean })[]
    benefits: TitledText[]
    targetAudience: TitledText[]
    additionalInfo?: TitledText & { faq: { question: string; answer: string }[] }
    keywords: string[]
  }
  /** One sentence above the table: what the prices depend on. */
  pricesLead: string
  prices: { label: string; key: keyof (typeof company)['prices']; note: string }[]
  /** Sums below the table, by the names of their words in `services.detail.priceTable.totals`. */
  totals: (Route | 'workshop')[]
  /** Where a reader who wants more goes next. */
  more: { label: string; href: string }
  closing: { title: string; lead: string }
  drawingAlt: string
}

export type ExpertiseKey =
  | 'financial-accounting'
  | 'tax-vat-optimization'
  | 'business-planning-analysis'
  | 'cash-flow-liquidity'
  | 'ai-accounting-automation'
  | 'erp-system-integration'
  | 'custom-ai-solutions'
  | 'digital-transformation'

/** One area of expertise on /services, with the service that delivers it. */
export type ExpertiseCopy = {
  key: ExpertiseKey
  title: string
  lead: string
  text: string
  points: string[]
  service: ServiceSlug
}
