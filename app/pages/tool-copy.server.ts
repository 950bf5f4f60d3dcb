import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { company } from '#content/company.ts'
import { toolPage as de } from '#content/de/tools/tool-page.ts'
import { toolPage as en } from '#content/en/tools/tool-page.ts'
import { type ToolSlug, toolSlugs } from '#content/site.ts'
import { toolPageCopies } from '#content/tool-copies.ts'

/** What the page around a tool needs, in the language of the request. */
export function toolCopy(request: Request, slug: ToolSlug) {
  const copyOf = (each: ToolSlug) => copyFor(request, toolPageCopies[each], `tools.${each}`)
  return {
    slug,
    language: languageOfPath(new URL(request.url).pathname),
    brand: company.brand,
    bookingUrl: bookingUrlFor(request),
    shared: copyFor(request, { de, en }, 'tools.tool-page'),
    copy: copyOf(slug),
    others: toolSlugs.filter((other) => other !== slug).map((other) => ({ slug: other, name: copyOf(other).name })),
  }
}

export type ToolPageCopy = ReturnType<typeof toolCopy>
