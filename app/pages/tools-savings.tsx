import { Island } from '#app/islands/island.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { toolMeta } from '#app/lib/tool-meta.ts'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import { SavingsTool } from '#app/tools/savings/savings-tool.tsx'
import { company } from '#content/company.ts'
import { savings as de } from '#content/de/tools/savings.ts'
import { savings as en } from '#content/en/tools/savings.ts'
import type { Route } from './+types/tools-savings.ts'
import { toolWords } from './tool-words.server.ts'
import './tool.css'

const offerKeys = ['automationPilot', 'standardSync', 'customAutomation', 'customApi'] as const

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...toolWords(request, 'savings'),
    tool: {
      copy: copyFor(request, { de: de.tool, en: en.tool }, 'tools.savings'),
      offers: offersOf(copyFor(request, { de: de.offers, en: en.offers }, 'tools.savings.offers')),
      hosting: { low: company.prices.hostingMonth.amount, high: company.prices.hostingMonth.upTo },
    },
  }
}

function offersOf(labels: (typeof de)['offers']) {
  return offerKeys.map((key) => {
    const price: { amount: number; from?: boolean } = company.prices[key]
    return { key, label: labels[key], price: price.amount, from: price.from ?? false }
  })
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return toolMeta(loaderData, location.pathname)
}

export default function SavingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="savings" of={SavingsTool} props={loaderData.tool} />
    </ToolPage>
  )
}
