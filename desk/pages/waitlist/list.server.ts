import type { WaitlistEntryRow } from '#server/db/tables/waitlist.ts'
import type { EntryFilter } from '#server/waitlist/store.ts'

export const tabs = ['open', 'general', 'accepted', 'declined'] as const

export type Tab = (typeof tabs)[number]

const filters: Record<Tab, EntryFilter> = {
  open: { statuses: ['waiting'], general: false },
  general: { statuses: ['waiting'], general: true },
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

type Listed = WaitlistEntryRow & { leaves_at?: string }

/** Decisions whose letter waits stay in the list in which they were made, at their place, so that they can be taken back there. */
export function withHeld(
  rows: WaitlistEntryRow[],
  held: (WaitlistEntryRow & { leaves_at: string })[],
  { tab, search, isFirstPage }: { tab: Tab; search: string; isFirstPage: boolean },
): Listed[] {
  const listed = rows.map((row): Listed => held.find(({ id }) => id === row.id) ?? row)
  if (search !== '' || !isFirstPage || (tab !== 'open' && tab !== 'general')) return listed
  const made = held.filter(({ status_before, tier_before }) => {
    const wasGeneral = tier_before === 'general_waitlist'
    return status_before === 'waiting' && wasGeneral === (tab === 'general')
  })
  return [...listed, ...made].sort((one, other) => one.position - other.position)
}
