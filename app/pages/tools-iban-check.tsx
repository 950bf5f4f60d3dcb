import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import type { Route } from './+types/tools-iban-check.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export { toolMeta as meta } from '#app/lib/tool-meta.ts'

export function loader({ request }: Route.LoaderArgs) {
  const page = toolCopy(request, 'iban-check')
  return { ...page, tool: { ...page.tool, problems: copyFor(request, 'tools/iban-problems') } }
}

export default function IbanCheckPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="IbanCheckTool" props={{ ...loaderData.tool, language: loaderData.language }} />
    </ToolPage>
  )
}
