import { service as aiWorkshopDe } from './de/services/ai-finance-workshop.ts'
import { service as companyFormationDe } from './de/services/company-formation.ts'
import { service as erpAutomationDe } from './de/services/erp-automation.ts'
import { service as kiWorkflowDe } from './de/services/ki-workflow-optimierung.ts'
import { service as systemIntegrationDe } from './de/services/system-integration-api.ts'
import { service as taxReportingDe } from './de/services/tax-reporting.ts'
import { service as aiWorkshopEn } from './en/services/ai-finance-workshop.ts'
import { service as companyFormationEn } from './en/services/company-formation.ts'
import { service as erpAutomationEn } from './en/services/erp-automation.ts'
import { service as kiWorkflowEn } from './en/services/ki-workflow-optimierung.ts'
import { service as systemIntegrationEn } from './en/services/system-integration-api.ts'
import { service as taxReportingEn } from './en/services/tax-reporting.ts'
import type { ServiceCopy } from './service-shape.ts'
import type { ServiceSlug } from './site.ts'

/** The words of every service in both languages. A service without an entry here does not compile. */
export const serviceCopies: Record<ServiceSlug, { de: ServiceCopy; en: ServiceCopy }> = {
  'erp-automation': { de: erpAutomationDe, en: erpAutomationEn },
  'company-formation': { de: companyFormationDe, en: companyFormationEn },
  'tax-reporting': { de: taxReportingDe, en: taxReportingEn },
  'system-integration-api': { de: systemIntegrationDe, en: systemIntegrationEn },
  'ki-workflow-optimierung': { de: kiWorkflowDe, en: kiWorkflowEn },
  'ai-finance-workshop': { de: aiWorkshopDe, en: aiWorkshopEn },
}
