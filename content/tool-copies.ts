import { ibanCheck as ibanCheckDe } from './de/tools/iban-check.ts'
import { linkedinPostGenerator as linkedinPostGeneratorDe } from './de/tools/linkedin-post-generator.ts'
import { posting as postingDe } from './de/tools/posting.ts'
import { qrBill as qrBillDe } from './de/tools/qr-bill.ts'
import { savings as savingsDe } from './de/tools/savings.ts'
import { vat as vatDe } from './de/tools/vat.ts'
import { ibanCheck as ibanCheckEn } from './en/tools/iban-check.ts'
import { linkedinPostGenerator as linkedinPostGeneratorEn } from './en/tools/linkedin-post-generator.ts'
import { posting as postingEn } from './en/tools/posting.ts'
import { qrBill as qrBillEn } from './en/tools/qr-bill.ts'
import { savings as savingsEn } from './en/tools/savings.ts'
import { vat as vatEn } from './en/tools/vat.ts'
import type { ToolSlug } from './site.ts'
import type { ToolPageCopy } from './tool-page-shape.ts'

/** The page around each tool, in both languages. For loaders only: components get the copy of one page and language. */
export const toolPageCopies: Record<ToolSlug, { de: ToolPageCopy; en: ToolPageCopy }> = {
  'linkedin-post-generator': { de: linkedinPostGeneratorDe.page, en: linkedinPostGeneratorEn.page },
  'qr-bill': { de: qrBillDe.page, en: qrBillEn.page },
  posting: { de: postingDe.page, en: postingEn.page },
  'iban-check': { de: ibanCheckDe.page, en: ibanCheckEn.page },
  vat: { de: vatDe.page, en: vatEn.page },
  savings: { de: savingsDe.page, en: savingsEn.page },
}
