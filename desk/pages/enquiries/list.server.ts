import { data } from 'react-router'
import type { DeskMember } from '#server/db/tables/desk.ts'
import type { EnquiryState } from '#server/db/tables/enquiries.ts'
import type { EnquiryBefore } from '#server/enquiries/service.ts'
import type { Access } from '../../access.server.ts'
import { stateOf } from './state.ts'

export const tabs = ['open', 'mine', 'done', 'spam'] as const

export type Tab = (typeof tabs)[number]

const orders = ['owed', 'newest'] as const

const states: Record<Tab, EnquiryState[]> = {
  open: ['new', 'open'],
  mine: ['new', 'open'],
  done: ['done'],
  spam: ['spam'],
}

/** What the list in the address shows: `?tab=mine&order=newest&q=abacus`. */
export function filterOf(request: Request, { open }: Access) {
  const { searchParams } = new URL(request.url)
  const tab = tabs.find((known) => known === searchParams.get('tab')) ?? 'open'
  const search = searchParams.get('q')?.trim() ?? ''
  const mayWait = search === '' && states[tab].includes('new')
  return {
    tab,
    search,
    /** Who waits longest is asked of those alone that may wait. */
    orders: mayWait ? orders : [],
    order: orders[mayWait && searchParams.get('order') !== 'newest' ? 0 : 1],
    filter: {
      // A search goes over everything, whatever the tab.
      ...(search === '' ? { states: states[tab] } : { search }),
      ...(search === '' && tab === 'mine' ? { assignedTo: open.member.id } : {}),
    },
  }
}

/** How enquiries were, as a form brings it back: `id state member`. @throws 400 for anything else */
export function beforeIn(form: FormData, members: DeskMember[]): EnquiryBefore[] {
  return form
    .getAll('before')
    .slice(0, 200)
    .map((line) => {
      const [id = '', named, member = ''] = String(line).split(' ')
      const state = stateOf(named)
      if (!state || (member !== '' && !members.some((one) => one.id === member))) throw data('bad request', 400)
      return { id, state, assignedTo: member || null }
    })
}
