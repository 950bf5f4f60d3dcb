import type { serviceDrawings } from '#content/de/service-drawings.ts'
import type { ServiceSlug } from '#content/site.ts'

/** What a large drawing is given: its text alternative and its lettering. */
export type LargeDrawing<Slug extends ServiceSlug> = {
  label: string
  labels: (typeof serviceDrawings)[Slug]
}
