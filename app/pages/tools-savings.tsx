import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import { firstYear } from '#content/first-year.ts'
import type { Price } from '#content/schemas/company.ts'
import type { Route } from './+types/tools-savings.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export { toolMeta as meta } from '#app/lib/tool-meta.ts'

const routeKeys = ['automation', 'standardSync', 'customApi'] as const

export function loader({ request }: Route.LoaderArgs) {
  const { amount: low, upTo: high = low }: Price = read('company').prices.hostingMonth
  const page = toolCopy(request, 'savings')
  const routes = routesOf(copyFor(request, 'tools/savings').routes)
  const { assumed } = read('worked-examples')
  return { ...page, tool: { ...page.tool, routes, hostingMonth: { low, high }, assumed } }
}

function routesOf(labels: DocumentOf<'tools/savings'>['routes']) {
  return routeKeys.map((key) => {
    const { amount, from = false } = firstYear(key).oneOff
    return { key, label: labels[key], price: amount, from }
  })
}

export default function SavingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="SavingsTool" props={loaderData.tool} />
    </ToolPage>
  )
}
