import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import type { LegalPageCopy } from '#app/sections/legal/legal-page-copy.ts'
import { longDate } from '#contract/dates.ts'

/** What a legal page or the accessibility statement shows, in the language of the request. */
export function legalCopy(request: Request, page: 'privacy' | 'terms' | 'impressum' | 'accessibility'): LegalPageCopy {
  const copy = copyFor(request, page)
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    language,
    copy,
    frame: copyFor(request, 'legal'),
    updated: longDate(copy.updated, language),
  }
}
