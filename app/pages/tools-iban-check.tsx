import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { toolMeta } from '#app/lib/tool-meta.ts'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import type { Route } from './+types/tools-iban-check.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...toolCopy(request, 'iban-check'),
    tool: {
      copy: copyFor(request, 'tools/iban-check').tool,
      link: copyFor(request, 'tools/tool-page').link,
      problems: copyFor(request, 'tools/iban-problems'),
    },
  }
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return toolMeta(loaderData, page)
}

export default function IbanCheckPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="IbanCheckTool" props={{ ...loaderData.tool, language: loaderData.language }} />
    </ToolPage>
  )
}
