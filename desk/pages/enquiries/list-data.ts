import type { Route } from '../+types/enquiries.ts'

/** What the page knows, as its loader answers. */
export type EnquiriesData = Route.ComponentProps['loaderData']
