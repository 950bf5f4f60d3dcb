import type { serviceDrawings as de } from '../de/service-drawings.ts'

export const serviceDrawings: typeof de = {
  'erp-automation': { paymentPart: 'Payment part', debit: 'Debit', credit: 'Credit' },
  'company-formation': { articles: 'Articles', capital: 'Capital', assets: 'Assets', liabilities: 'Liabilities' },
  'tax-reporting': { form: 'VAT return' },
  'system-integration-api': { opening: 'Opening', credit: 'Credit', balance: 'Balance', difference: 'Difference' },
  'ki-workflow-optimierung': { invoice: 'Invoice', contract: 'Contract', query: 'Query' },
  'ai-finance-workshop': { check: 'Checking', week: 'Seven days' },
}
