import type { DocumentOf } from '#content/catalogue.ts'
import type { ServiceSlug } from '#content/site.ts'

/** What a large drawing is given: its text alternative and its lettering. */
export type LargeDrawing<Slug extends ServiceSlug> = {
  label: string
  labels: DocumentOf<'service-drawings'>[Slug]
}
