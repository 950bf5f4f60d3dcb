import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { type ToolSlug, toolSlugs } from '#content/site.ts'

/** What the page around a tool needs, in the language of the request. */
export function toolCopy(request: Request, slug: ToolSlug) {
  const copyOf = (each: ToolSlug) => copyFor(request, `tools/${each}`).page
  return {
    slug,
    language: languageOfPath(new URL(request.url).pathname),
    bookingUrl: bookingUrlFor(request),
    shared: copyFor(request, 'tools/tool-page'),
    copy: copyOf(slug),
    others: toolSlugs.filter((other) => other !== slug).map((other) => ({ slug: other, name: copyOf(other).name })),
  }
}

export type ToolPageCopy = ReturnType<typeof toolCopy>
