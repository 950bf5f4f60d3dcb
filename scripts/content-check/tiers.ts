import type { Problem } from '#content/problem.ts'
import { defaultTiers } from '#content/tiers.ts'

/** What is wrong with the places that a new store starts with. */
export function tierProblems(tiers = defaultTiers): Problem[] {
  return tiers
    .filter(({ total_slots, accepted_count, available_slots }) =>
      [total_slots, accepted_count, available_slots].some((count) => !Number.isInteger(count) || count < 0),
    )
    .map(({ tier }) => ({
      file: 'tiers.ts',
      at: `places.${tier}`,
      message: 'expected whole numbers, no more taken than there are',
    }))
}
