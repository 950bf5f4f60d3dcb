import type { DocumentOf } from './catalogue.ts'

/** Places as a store tells them, from those with which a new one starts. */
export function availability(places: DocumentOf<'tiers'>) {
  return Object.entries(places).map(([tier, { total, taken }]) => ({
    tier,
    total_slots: total,
    accepted_count: taken,
    available_slots: total - taken,
  }))
}
