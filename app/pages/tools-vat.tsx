import { Island } from '#app/lib/island.tsx'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import type { Route } from './+types/tools-vat.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export { toolMeta as meta } from '#app/lib/tool-meta.ts'

export function loader({ request }: Route.LoaderArgs) {
  return toolCopy(request, 'vat')
}

export default function VatPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="VatTool" props={loaderData.tool} />
    </ToolPage>
  )
}
