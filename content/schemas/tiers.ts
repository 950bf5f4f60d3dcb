import { z } from 'zod'

const expected = 'expected whole numbers, no more taken than there are'
const places = z
  .strictObject({ total: z.int(expected).nonnegative(expected), taken: z.int(expected).nonnegative(expected) })
  .refine(({ total, taken }) => taken <= total, expected)

/** Places in the beta that a new store starts with. */
export const tiers = () => z.strictObject({ founders_beta: places, early_access: places })
