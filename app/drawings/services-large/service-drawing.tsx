import type { ComponentType } from 'react'
import type { ServiceSlug } from '#content/site.ts'
import { AiWorkshopDrawing } from './ai-workshop.tsx'
import { CompanyFormationDrawing } from './company-formation.tsx'
import { ErpAutomationDrawing } from './erp-automation.tsx'
import { KiWorkflowDrawing } from './ki-workflow.tsx'
import type { LargeDrawing } from './labels.ts'
import { SystemIntegrationDrawing } from './system-integration-api.tsx'
import { TaxReportingDrawing } from './tax-reporting.tsx'

const drawings: { [Slug in ServiceSlug]: ComponentType<LargeDrawing<Slug>> } = {
  'erp-automation': ErpAutomationDrawing,
  'company-formation': CompanyFormationDrawing,
  'tax-reporting': TaxReportingDrawing,
  'system-integration-api': SystemIntegrationDrawing,
  'ki-workflow-optimierung': KiWorkflowDrawing,
  'ai-finance-workshop': AiWorkshopDrawing,
}

/** The large drawing of a service. */
export function ServiceDrawing<Slug extends ServiceSlug>({ slug, ...drawing }: LargeDrawing<Slug> & { slug: Slug }) {
  const Drawing = drawings[slug] as ComponentType<LargeDrawing<Slug>>
  return <Drawing {...drawing} />
}
