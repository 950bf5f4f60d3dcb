import type { ServiceSlug } from '#content/site.ts'

/** Each service of the list lies on its plane. */
export const servicePlanes: Record<ServiceSlug, 'paper' | 'pale' | 'ink' | 'blue'> = {
  'erp-automation': 'pale',
  'company-formation': 'paper',
  'tax-reporting': 'pale',
  'system-integration-api': 'paper',
  'ki-workflow-optimierung': 'ink',
  'ai-finance-workshop': 'blue',
}
