import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import type { LegalPageCopy } from '#app/sections/legal/legal-page-copy.ts'
import { accessibility as deAccessibility } from '#content/de/accessibility.ts'
import { impressum as deImpressum } from '#content/de/impressum.ts'
import { legal as deLegal } from '#content/de/legal.ts'
import { privacy as dePrivacy } from '#content/de/privacy.ts'
import { terms as deTerms } from '#content/de/terms.ts'
import { accessibility as enAccessibility } from '#content/en/accessibility.ts'
import { impressum as enImpressum } from '#content/en/impressum.ts'
import { legal as enLegal } from '#content/en/legal.ts'
import { privacy as enPrivacy } from '#content/en/privacy.ts'
import { terms as enTerms } from '#content/en/terms.ts'
import { longDate } from '#contract/dates.ts'

const texts = {
  privacy: { de: dePrivacy, en: enPrivacy },
  terms: { de: deTerms, en: enTerms },
  impressum: { de: deImpressum, en: enImpressum },
  accessibility: { de: deAccessibility, en: enAccessibility },
}

/** What a legal page or the accessibility statement shows, in the language of the request. */
export function legalCopy(request: Request, page: keyof typeof texts): LegalPageCopy {
  const copy = copyFor(request, texts[page], page)
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    language,
    copy,
    frame: copyFor(request, { de: deLegal, en: enLegal }, 'legal'),
    updated: longDate(copy.updated, language),
  }
}
