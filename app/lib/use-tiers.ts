import { useEffect, useSyncExternalStore } from 'react'
import { availability } from '#content/tiers.ts'
import places from '#content/tiers.yaml'
import type { TierAvailability } from '#contract/tiers.ts'
import { knownTiers, liveTiers, onTiers } from './tiers.ts'

/** What a new store starts with, until this one has answered. */
const defaultTiers = availability(places)

/** Places in the beta: `given` (the contract's defaults, or what the server rendered with) first, the live figures once they are loaded. */
export function useTiers(given: TierAvailability[] = defaultTiers): TierAvailability[] {
  useEffect(() => void liveTiers(), [])
  return useSyncExternalStore(onTiers, knownTiers, () => undefined) ?? given
}

/** The record of one tier; the contract's default when the list lacks it. */
export function tierOf(tiers: TierAvailability[], name: 'founders_beta' | 'early_access'): TierAvailability {
  const record = [...tiers, ...defaultTiers].find(({ tier }) => tier === name)
  if (!record) throw new Error(`No tier ${name}`)
  return record
}
