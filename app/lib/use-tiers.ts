import { useEffect, useSyncExternalStore } from 'react'
import { usePage } from '#app/islands/page-facts.ts'
import { defaultTiers } from '#content/tiers.ts'
import { calls } from '#contract/calls.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { callBackend } from './backend-client.ts'

let live: TierAvailability[] | undefined
let loadedFor: string | undefined
const listeners = new Set<() => void>()

/**
 * Places in the beta: `given` (the contract's defaults, or what the server rendered with) first, the live figures once
 * they are loaded. All that show them share one request per page view; when it fails, what is shown stays.
 */
export function useTiers(given: TierAvailability[] = defaultTiers): TierAvailability[] {
  const { pathname } = usePage()
  useEffect(() => {
    if (loadedFor === pathname) return
    loadedFor = pathname
    void refreshTiers()
  }, [pathname])
  return (
    useSyncExternalStore(
      subscribe,
      () => live,
      () => undefined,
    ) ?? given
  )
}

/** Asks again, for everybody who shows the places; belongs after a successful submission. */
export async function refreshTiers(): Promise<void> {
  const result = await callBackend(calls.tierAvailability)
  if (!result.ok || !isTierList(result.data)) {
    console.warn('Tier availability could not be loaded', result.ok ? 'unreadable answer' : result.code)
    return
  }
  live = result.data
  for (const notify of listeners) notify()
}

/** The record of one tier; the contract's default when the list lacks it. */
export function tierOf(tiers: TierAvailability[], name: 'founders_beta' | 'early_access'): TierAvailability {
  const record = [...tiers, ...defaultTiers].find(({ tier }) => tier === name)
  if (!record) throw new Error(`No tier ${name}`)
  return record
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Checked by hand: a schema would load the validator on every page that shows the banner. */
function isTierList(value: unknown): value is TierAvailability[] {
  return (
    Array.isArray(value) &&
    value.every(
      (row) =>
        typeof row?.tier === 'string' &&
        [row.total_slots, row.accepted_count, row.available_slots].every(
          (count) => Number.isInteger(count) && count >= 0,
        ),
    )
  )
}
