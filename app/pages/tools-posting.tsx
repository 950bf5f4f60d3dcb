import { Island } from '#app/islands/island.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { toolMeta } from '#app/lib/tool-meta.ts'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import { ibanProblems as problemsDe } from '#content/de/tools/iban-problems.ts'
import { posting as de } from '#content/de/tools/posting.ts'
import { qrBill as qrBillDe } from '#content/de/tools/qr-bill.ts'
import { ibanProblems as problemsEn } from '#content/en/tools/iban-problems.ts'
import { posting as en } from '#content/en/tools/posting.ts'
import { qrBill as qrBillEn } from '#content/en/tools/qr-bill.ts'
import type { Route } from './+types/tools-posting.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tools-posting.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...toolCopy(request, 'posting'),
    tool: {
      copy: copyFor(request, { de: de.tool, en: en.tool }, 'tools.posting'),
      problems: {
        ...copyFor(request, { de: qrBillDe.tool.problems, en: qrBillEn.tool.problems }, 'tools.qr-bill.problems'),
        ...copyFor(request, { de: problemsDe, en: problemsEn }, 'tools.iban-problems'),
      },
    },
  }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return toolMeta(loaderData, location.pathname)
}

export default function PostingPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="PostingTool" props={{ ...loaderData.tool, language: loaderData.language }} />
    </ToolPage>
  )
}
