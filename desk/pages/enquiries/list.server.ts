import type { EnquiryState } from '#server/db/tables/enquiries.ts'
import type { Access } from '../../access.server.ts'

export const tabs = ['open', 'mine', 'done', 'spam'] as const

export type Tab = (typeof tabs)[number]

const states: Record<Tab, EnquiryState[]> = {
  open: ['new', 'open'],
  mine: ['new', 'open'],
  done: ['done'],
  spam: ['spam'],
}

/** What the list in the address shows: `?tab=mine&q=abacus`. */
export function filterOf(request: Request, { open }: Access) {
  const { searchParams } = new URL(request.url)
  const tab = tabs.find((known) => known === searchParams.get('tab')) ?? 'open'
  const search = searchParams.get('q')?.trim() ?? ''
  return {
    tab,
    search,
    filter: {
      // A search goes over everything, whatever the tab.
      ...(search === '' ? { states: states[tab] } : { search }),
      ...(search === '' && tab === 'mine' ? { assignedTo: open.member.id } : {}),
    },
  }
}
