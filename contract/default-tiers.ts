import type { TierAvailability } from './tiers.ts'

/** What pages show until the live figures arrive, and what a new store starts with. Specification, section 3. */
export const defaultTiers: TierAvailability[] = [
  { tier: 'founders_beta', total_slots: 3, accepted_count: 3, available_slots: 0 },
  { tier: 'early_access', total_slots: 25, accepted_count: 8, available_slots: 17 },
]
