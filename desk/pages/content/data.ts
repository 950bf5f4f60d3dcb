import type { Route } from '../+types/content-entry.ts'

/** What the page knows, as its loader answers. */
export type EntryData = Route.ComponentProps['loaderData']
