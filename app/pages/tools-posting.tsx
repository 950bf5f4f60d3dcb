import { copyFor } from '#app/lib/copy.ts'
import { Island } from '#app/lib/island.tsx'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import type { Route } from './+types/tools-posting.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tools-posting.css'

export { toolMeta as meta } from '#app/lib/tool-meta.ts'

export function loader({ request }: Route.LoaderArgs) {
  const page = toolCopy(request, 'posting')
  const problems = { ...copyFor(request, 'tools/qr-bill').tool.problems, ...copyFor(request, 'tools/iban-problems') }
  return { ...page, tool: { copy: page.tool.copy, problems } }
}

export default function PostingPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="PostingTool" props={{ ...loaderData.tool, language: loaderData.language }} />
    </ToolPage>
  )
}
