import type { ServiceSlug } from '#content/site.ts'

/** Each service lies on its plane, on the list as on its own page. */
export const servicePlanes: Record<ServiceSlug, 'paper' | 'pale' | 'ink' | 'blue'> = {
  'erp-automation': 'pale',
  'company-formation': 'paper',
  'tax-reporting': 'pale',
  'system-integration-api': 'paper',
  'ki-workflow-optimierung': 'ink',
  'ai-finance-workshop': 'blue',
}
