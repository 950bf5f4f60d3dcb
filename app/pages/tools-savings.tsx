import { Island } from '#app/islands/island.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { toolMeta } from '#app/lib/tool-meta.ts'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import { company } from '#content/company.ts'
import { savings as de } from '#content/de/tools/savings.ts'
import { savings as en } from '#content/en/tools/savings.ts'
import { firstYear, type Price } from '#content/first-year.ts'
import { assumed } from '#content/worked-examples.ts'
import type { Route } from './+types/tools-savings.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

const routeKeys = ['automation', 'standardSync', 'customApi'] as const

export function loader({ request }: Route.LoaderArgs) {
  const { amount: low, upTo: high = low }: Price = company.prices.hostingMonth
  return {
    ...toolCopy(request, 'savings'),
    tool: {
      copy: copyFor(request, { de: de.tool, en: en.tool }, 'tools.savings'),
      routes: routesOf(copyFor(request, { de: de.routes, en: en.routes }, 'tools.savings.routes')),
      hostingMonth: { low, high },
      assumed,
    },
  }
}

function routesOf(labels: (typeof de)['routes']) {
  return routeKeys.map((key) => {
    const { amount, from = false } = firstYear(key).oneOff
    return { key, label: labels[key], price: amount, from }
  })
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return toolMeta(loaderData, location.pathname)
}

export default function SavingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="SavingsTool" props={loaderData.tool} />
    </ToolPage>
  )
}
