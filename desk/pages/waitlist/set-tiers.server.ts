import type { TierName } from '#contract/tier-names.ts'
import type { DeskServices } from '#server/desk/services.ts'

/** What the form of the tiers answers. */
export type TierAnswer =
  | { did: 'set' }
  | { tierProblem: 'number' | 'unknown_tier' }
  | { tierProblem: 'more_taken_than_places'; tier: TierName }
  | { tierProblem: 'people_have_places'; tier: TierName; people: number }

/** Sets the tiers that the form names: `tier`, and `total-…` and `taken-…` of each. Stops at the first that cannot be set. */
export async function setTiers(waitlist: DeskServices['waitlist'], form: FormData): Promise<TierAnswer> {
  for (const tier of form.getAll('tier').map(String)) {
    const total = countIn(form.get(`total-${tier}`))
    const taken = countIn(form.get(`taken-${tier}`))
    if (total === undefined || taken === undefined) return { tierProblem: 'number' }
    const change = await waitlist.setTier(tier, { total, taken })
    if (change.ok) continue
    const { problem } = change
    if (problem === 'people_have_places') {
      return { tierProblem: problem, tier: tier as TierName, people: change.people }
    }
    return problem === 'unknown_tier' ? { tierProblem: problem } : { tierProblem: problem, tier: tier as TierName }
  }
  return { did: 'set' }
}

const most = 10_000

function countIn(value: FormDataEntryValue | null): number | undefined {
  if (typeof value !== 'string' || !/^\d{1,5}$/.test(value.trim())) return undefined
  const count = Number(value)
  return count <= most ? count : undefined
}
