import { articles } from './chat-questions/articles.ts'
import { facts } from './chat-questions/facts.ts'
import { faq } from './chat-questions/faq.ts'
import { legal } from './chat-questions/legal.ts'
import { besideArticlesNotHere } from './chat-questions/not-here/beside-articles.ts'
import { besideFaqNotHere } from './chat-questions/not-here/beside-faq.ts'
import { besideLegalNotHere } from './chat-questions/not-here/beside-legal.ts'
import { besidePagesNotHere } from './chat-questions/not-here/beside-pages.ts'
import { besideServicesNotHere } from './chat-questions/not-here/beside-services.ts'
import { besideToolsNotHere } from './chat-questions/not-here/beside-tools.ts'
import { besideWorkshopsNotHere } from './chat-questions/not-here/beside-workshops.ts'
import { companyNotHere } from './chat-questions/not-here/company.ts'
import { eventsNotHere } from './chat-questions/not-here/events.ts'
import { everydayNotHere } from './chat-questions/not-here/everyday.ts'
import { everydayMixedNotHere } from './chat-questions/not-here/everyday-mixed.ts'
import { homeAndLeisureNotHere } from './chat-questions/not-here/home-and-leisure.ts'
import { lawNotHere } from './chat-questions/not-here/law.ts'
import { learningAndSocietyNotHere } from './chat-questions/not-here/learning-and-society.ts'
import { pricesNotHere } from './chat-questions/not-here/prices.ts'
import { servicesNotHere } from './chat-questions/not-here/services.ts'
import { softwareNotHere } from './chat-questions/not-here/software.ts'
import { taxesNotHere } from './chat-questions/not-here/taxes.ts'
import { toolsNotHere } from './chat-questions/not-here/tools.ts'
import { pages } from './chat-questions/pages.ts'
import { aiFinanceWorkshop } from './chat-questions/services/ai-finance-workshop.ts'
import { companyFormation } from './chat-questions/services/company-formation.ts'
import { erpAutomation } from './chat-questions/services/erp-automation.ts'
import { kiWorkflowOptimierung } from './chat-questions/services/ki-workflow-optimierung.ts'
import { overview } from './chat-questions/services/overview.ts'
import { systemIntegrationApi } from './chat-questions/services/system-integration-api.ts'
import { taxReporting } from './chat-questions/services/tax-reporting.ts'
import { tools } from './chat-questions/tools.ts'
import { workshops } from './chat-questions/workshops.ts'

/**
 * The ways in which visitors ask, each as they type it, dialect included; never shown. Short facts by their name, passages by
 * their address without the language's prefix, further passages under one address with their heading behind a bar.
 */
export const chatQuestions: {
  facts: Record<string, string[]>
  passages: Record<string, string[]>
  notHere: string[]
} = {
  facts,
  passages: {
    ...faq,
    ...overview,
    ...aiFinanceWorkshop,
    ...companyFormation,
    ...erpAutomation,
    ...kiWorkflowOptimierung,
    ...systemIntegrationApi,
    ...taxReporting,
    ...workshops,
    ...tools,
    ...legal,
    ...articles,
    ...pages,
  },
  notHere: [
    ...companyNotHere,
    ...pricesNotHere,
    ...servicesNotHere,
    ...softwareNotHere,
    ...taxesNotHere,
    ...lawNotHere,
    ...toolsNotHere,
    ...eventsNotHere,
    ...everydayNotHere,
    ...homeAndLeisureNotHere,
    ...learningAndSocietyNotHere,
    ...everydayMixedNotHere,
    ...besideWorkshopsNotHere,
    ...besideToolsNotHere,
    ...besideServicesNotHere,
    ...besideFaqNotHere,
    ...besideArticlesNotHere,
    ...besideLegalNotHere,
    ...besidePagesNotHere,
  ],
}
