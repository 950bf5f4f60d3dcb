import type { Route } from '../+types/numbers.ts'

/** What the page knows, as its loader answers. */
export type NumbersData = Route.ComponentProps['loaderData']
