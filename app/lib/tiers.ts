import { calls } from '#contract/calls.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { callBackend } from './backend-client.ts'

let live: TierAvailability[] | undefined
let asked: Promise<void> | undefined
const listeners = new Set<(tiers: TierAvailability[]) => void>()

/** The places in the beta as the server last told them; undefined before it did. */
export function knownTiers(): TierAvailability[] | undefined {
  return live
}

/** Calls `notify` with each new record of the places; gives back what ends that. */
export function onTiers(notify: (tiers: TierAvailability[]) => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Asks for the places once a page; all that show them share the answer. When none comes, what is shown stays. */
export function liveTiers(): Promise<void> {
  asked ??= refreshTiers()
  return asked
}

/** Asks again, for everybody who shows the places; belongs after a successful submission. */
export async function refreshTiers(): Promise<void> {
  const result = await callBackend(calls.tierAvailability)
  if (!result.ok || !isTierList(result.data)) {
    console.warn('Tier availability could not be loaded', result.ok ? 'unreadable answer' : result.code)
    return
  }
  live = result.data
  for (const notify of listeners) notify(live)
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
