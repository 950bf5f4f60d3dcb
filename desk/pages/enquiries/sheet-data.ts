import type { EnquiryState } from '#server/db/tables/enquiries.ts'
import type { Route } from '../+types/enquiry.ts'

/** What the page knows, as its loader answers. */
export type EnquiryData = Route.ComponentProps['loaderData']

/** What the sheet's forms answer. */
export type EnquiryAnswer =
  | { did: 'changed' | 'noted' | 'sent' | 'undone' | 'saved'; at: number; before?: EnquiryState }
  | { problem: 'bad_time' | 'changed_meanwhile' | 'unknown' | 'empty' | 'too_long' | 'too_late' | 'offline' }
