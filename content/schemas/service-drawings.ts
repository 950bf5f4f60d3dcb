import { z } from 'zod'
import { text } from './texts.ts'

export const serviceDrawings = () =>
  z.strictObject({
    'erp-automation': z.strictObject({ paymentPart: text, debit: text, credit: text }),
    'company-formation': z.strictObject({ articles: text, capital: text, assets: text, liabilities: text }),
    'tax-reporting': z.strictObject({ form: text }),
    'system-integration-api': z.strictObject({ opening: text, credit: text, balance: text, difference: text }),
    'ki-workflow-optimierung': z.strictObject({ invoice: text, contract: text, query: text }),
    'ai-finance-workshop': z.strictObject({ check: text, week: text }),
  })
