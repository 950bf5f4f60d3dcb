import type { EnquiryBefore } from '#server/enquiries/service.ts'
import type { Route } from '../+types/enquiries.ts'

/** What the page knows, as its loader answers. */
export type EnquiriesData = Route.ComponentProps['loaderData']

/** What the forms of the list answer; null when nothing was ticked. */
export type BulkAnswer =
  | { did: 'done' | 'spam' | 'open' | 'mine'; before: EnquiryBefore[]; names: string[]; at: number }
  | { did: 'undone' }
  | null
