import { bookingUrlFor } from '#app/lib/booking-url.ts'
import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import { type ToolSlug, toolSlugs } from '#content/site.ts'

/** What the page around a tool needs, and the words of every tool, in the language of the request. */
export function toolCopy<Slug extends ToolSlug>(request: Request, slug: Slug) {
  const copyOf = <Each extends ToolSlug>(each: Each) => copyFor(request, `tools/${each}`) as DocumentOf<`tools/${Each}`>
  const shared = copyFor(request, 'tools/tool-page')
  const { page, tool } = copyOf(slug)
  const copy = tool as DocumentOf<`tools/${Slug}`>['tool']
  return {
    slug,
    language: languageOfPath(new URL(request.url).pathname),
    bookingUrl: bookingUrlFor(request),
    shared,
    copy: page,
    tool: { copy, link: shared.link },
    others: toolSlugs
      .filter((other) => other !== slug)
      .map((other) => ({ slug: other, name: copyOf(other).page.name })),
  }
}
