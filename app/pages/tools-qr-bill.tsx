import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import type { Route } from './+types/tools-qr-bill.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export { toolMeta as meta } from '#app/lib/tool-meta.ts'

export function loader({ request }: Route.LoaderArgs) {
  const page = toolCopy(request, 'qr-bill')
  const { sample } = copyFor(request, 'tools/qr-bill')
  return { ...page, tool: { ...page.tool, sample, ibanProblems: copyFor(request, 'tools/iban-problems') } }
}

export default function QrBillPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="QrBillTool" props={loaderData.tool} />
    </ToolPage>
  )
}
