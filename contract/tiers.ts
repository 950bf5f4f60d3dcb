import { z } from 'zod/mini'

/** Tiers of the beta. `general_waitlist` is the tier of an entry that chose none; it has no places. */
export const tierNames = ['founders_beta', 'early_access', 'general_waitlist'] as const

export const tierName = z.enum(tierNames)

export type TierName = z.infer<typeof tierName>

/** One row of POST /rest/v1/rpc/get_tier_availability, in the wire's own snake case. */
export const tierAvailability = z.object({
  tier: z.string(),
  total_slots: z.number(),
  accepted_count: z.number(),
  available_slots: z.number(),
})

export const tierAvailabilityList = z.array(tierAvailability)

export type TierAvailability = z.infer<typeof tierAvailability>
