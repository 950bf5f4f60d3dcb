/**
 * Places in the beta: with how many a new store starts, and what pages show until the store has answered. `taken` are
 * those given away before the site was there. A store that exists is changed with `operator tiers set`.
 */
const places = {
  founders_beta: { total: 3, taken: 3 },
  early_access: { total: 25, taken: 8 },
}

/** The same as the store tells it. */
export const defaultTiers = Object.entries(places).map(([tier, { total, taken }]) => ({
  tier,
  total_slots: total,
  accepted_count: taken,
  available_slots: total - taken,
}))
