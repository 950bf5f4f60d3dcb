import { Island } from '#app/islands/island.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { toolMeta } from '#app/lib/tool-meta.ts'
import { ToolPage } from '#app/sections/tool-page/tool-page.tsx'
import { ibanProblems as problemsDe } from '#content/de/tools/iban-problems.ts'
import { qrBill as de } from '#content/de/tools/qr-bill.ts'
import { ibanProblems as problemsEn } from '#content/en/tools/iban-problems.ts'
import { qrBill as en } from '#content/en/tools/qr-bill.ts'
import type { Route } from './+types/tools-qr-bill.ts'
import { toolCopy } from './tool-copy.server.ts'
import './tool.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...toolCopy(request, 'qr-bill'),
    tool: {
      copy: copyFor(request, { de: de.tool, en: en.tool }, 'tools.qr-bill'),
      sample: copyFor(request, { de: de.sample, en: en.sample }, 'tools.qr-bill.sample'),
      ibanProblems: copyFor(request, { de: problemsDe, en: problemsEn }, 'tools.iban-problems'),
    },
  }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return toolMeta(loaderData, location.pathname)
}

export default function QrBillPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="QrBillTool" props={loaderData.tool} />
    </ToolPage>
  )
}
