import type { EnquiryState } from '#server/db/tables/enquiries.ts'
import type { Route } from '../+types/enquiry.ts'

/** What the page knows, as its loader answers. */
export type EnquiryData = Route.ComponentProps['loaderData']

/** What the sheet's forms answer. */
export type EnquiryAnswer =
  /**
   * `revision`: of the enquiry, as this act left it. `moved`: its state until then, and now. `text`: of the reply that was taken back. `closed`: by
   * which reply it was answered and done with.
   */
  | {
      did: 'changed' | 'noted' | 'sent' | 'undone'
      at: number
      revision: number
      moved?: { before: EnquiryState; after: EnquiryState }
      text?: string
      closed?: string
      kept?: 'assignee' | 'reminder'
    }
  | { did: 'saved'; at: number }
  /** What a reply offers and nobody can book any more, and what can be. */
  | { problem: 'times_gone'; gone: string[]; free: string[] }
  | {
      problem:
        | 'bad_time'
        | 'no_address'
        | 'bad_email'
        | 'nobody'
        | 'changed_meanwhile'
        | 'unknown'
        | 'empty'
        | 'too_long'
        | 'too_late'
        | 'offline'
    }

/** The text of a reply that this person took back on this page. */
export type TakenBack = { text: string }
