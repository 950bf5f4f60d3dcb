import { Island } from '#app/islands/island.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { toolMeta } from '#app/lib/tool-meta.ts'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import { ibanCheck as de } from '#content/de/tools/iban-check.ts'
import { ibanProblems as problemsDe } from '#content/de/tools/iban-problems.ts'
import { ibanCheck as en } from '#content/en/tools/iban-check.ts'
import { ibanProblems as problemsEn } from '#content/en/tools/iban-problems.ts'
import type { Route } from './+types/tools-iban-check.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...toolCopy(request, 'iban-check'),
    tool: {
      copy: copyFor(request, { de: de.tool, en: en.tool }, 'tools.iban-check'),
      problems: copyFor(request, { de: problemsDe, en: problemsEn }, 'tools.iban-problems'),
    },
  }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return toolMeta(loaderData, location.pathname)
}

export default function IbanCheckPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="IbanCheckTool" props={{ ...loaderData.tool, language: loaderData.language }} />
    </ToolPage>
  )
}
