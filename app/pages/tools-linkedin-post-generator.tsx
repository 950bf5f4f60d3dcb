import { Island } from '#app/lib/island.tsx'
import { toolMeta } from '#app/lib/tool-meta.ts'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import { read } from '#content/documents.ts'
import { placeholders } from '#contract/placeholders.ts'
import type { Route } from './+types/tools-linkedin-post-generator.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export function loader({ request }: Route.LoaderArgs) {
  const page = toolCopy(request, 'linkedin-post-generator')
  const patterns = {
    de: { process: read('tools/post-patterns', 'de'), news: read('tools/news-patterns', 'de') },
    en: { process: read('tools/post-patterns', 'en'), news: read('tools/news-patterns', 'en') },
  }
  return { ...page, tool: { ...page.tool, patterns } }
}

export function meta(page: Route.MetaArgs) {
  return [...toolMeta(page), { name: 'language-model', content: placeholders.languageModel }]
}

export default function LinkedinPostGeneratorPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="LinkedinPostGenerator" props={{ ...loaderData.tool, language: loaderData.language }} />
    </ToolPage>
  )
}
