import type { TierAvailability } from '#contract/tiers.ts'
import type { Database } from '#server/db/tables.ts'

/** Places that tests count with, whatever the operator lets a new store start with (content/tiers.yaml). */
export const testTiers: (TierAvailability & { tier: 'founders_beta' | 'early_access' })[] = [
  { tier: 'founders_beta', total_slots: 3, accepted_count: 3, available_slots: 0 },
  { tier: 'early_access', total_slots: 25, accepted_count: 8, available_slots: 17 },
]

export async function setTestTiers(db: Database): Promise<void> {
  for (const { tier, total_slots, accepted_count } of testTiers) {
    await db.updateTable('tiers').set({ total_slots, accepted_count }).where('tier', '=', tier).execute()
  }
}

/** The record of one tier, as a call answers or as tests have set it. @throws where the list lacks it */
export function tierOf(tiers: TierAvailability[], name: TierAvailability['tier']): TierAvailability {
  const record = tiers.find(({ tier }) => tier === name)
  if (!record) throw new Error(`No tier ${name}`)
  return record
}
