import { Island } from '#app/islands/island.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { toolMeta } from '#app/lib/tool-meta.ts'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import { linkedinPostGenerator as de } from '#content/de/tools/linkedin-post-generator.ts'
import { newsPatterns as newsDe } from '#content/de/tools/news-patterns.ts'
import { postPatterns as patternsDe } from '#content/de/tools/post-patterns.ts'
import { linkedinPostGenerator as en } from '#content/en/tools/linkedin-post-generator.ts'
import { newsPatterns as newsEn } from '#content/en/tools/news-patterns.ts'
import { postPatterns as patternsEn } from '#content/en/tools/post-patterns.ts'
import { placeholders } from '#contract/placeholders.ts'
import type { Route } from './+types/tools-linkedin-post-generator.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...toolCopy(request, 'linkedin-post-generator'),
    tool: {
      copy: copyFor(request, { de: de.tool, en: en.tool }, 'tools.linkedin-post-generator'),
      patterns: { de: { process: patternsDe, news: newsDe }, en: { process: patternsEn, news: newsEn } },
    },
  }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return [...toolMeta(loaderData, location.pathname), { name: 'language-model', content: placeholders.languageModel }]
}

export default function LinkedinPostGeneratorPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="LinkedinPostGenerator" props={{ ...loaderData.tool, language: loaderData.language }} />
    </ToolPage>
  )
}
