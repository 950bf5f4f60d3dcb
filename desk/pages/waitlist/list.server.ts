import type { EntryFilter } from '#server/waitlist/store.ts'

export const tabs = ['open', 'accepted', 'declined'] as const

export type Tab = (typeof tabs)[number]

const filters: Record<Tab, EntryFilter> = {
  open: { statuses: ['waiting'] },
  accepted: { statuses: ['accepted'] },
  declined: { statuses: ['declined'] },
}

/** What the list in the address shows: `?tab=accepted`, or `?q=abacus` over everything. */
export function filterOf(request: Request): { tab: Tab; search: string; filter: EntryFilter } {
  const { searchParams } = new URL(request.url)
  const tab = tabs.find((known) => known === searchParams.get('tab')) ?? 'open'
  const search = searchParams.get('q')?.trim() ?? ''
  return { tab, search, filter: search === '' ? filters[tab] : { search } }
}
