import { z } from 'zod'
import { serviceSlugs } from '../site.ts'
import { text } from './texts.ts'

/** Areas on /services, each with a drawing (app/drawings/expertise.tsx) and the service that delivers it. */
const area = z.strictObject({
  key: z.enum([
    'financial-accounting',
    'tax-vat-optimization',
    'business-planning-analysis',
    'cash-flow-liquidity',
    'ai-accounting-automation',
    'erp-system-integration',
    'custom-ai-solutions',
    'digital-transformation',
  ]),
  title: text,
  lead: text,
  text,
  points: z.array(text),
  service: z.enum(serviceSlugs).meta({ refers: 'service' }),
})

export const expertise = () => z.array(area)

export type ExpertiseCopy = z.infer<typeof area>
export type ExpertiseKey = ExpertiseCopy['key']
