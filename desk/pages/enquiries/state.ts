import type { EnquiryState } from '#server/db/tables/enquiries.ts'

export const states = ['new', 'open', 'done', 'spam'] as const satisfies readonly EnquiryState[]

/** A state as a form names it. */
export function stateOf(named: unknown): EnquiryState | undefined {
  return states.find((state) => state === named)
}
