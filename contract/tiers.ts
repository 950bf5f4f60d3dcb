import { z } from 'zod/mini'
import { tierNames } from './tier-names.ts'

export const tierName = z.enum(tierNames)

/** One row of POST /rest/v1/rpc/get_tier_availability, in the wire's own snake case. */
export const tierAvailability = z.object({
  tier: z.string(),
  total_slots: z.number(),
  accepted_count: z.number(),
  available_slots: z.number(),
})

export const tierAvailabilityList = z.array(tierAvailability)

export type TierAvailability = z.infer<typeof tierAvailability>
