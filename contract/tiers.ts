import { z } from 'zod/mini'

/** One row of POST /rest/v1/rpc/get_tier_availability, in the wire's own snake case. */
export const tierAvailability = z.object({
  tier: z.string(),
  total_slots: z.number(),
  accepted_count: z.number(),
  available_slots: z.number(),
})

export type TierAvailability = z.infer<typeof tierAvailability>
