import type { Language } from '#contract/language.ts'
import type { TierName } from '#contract/tier-names.ts'
import type { DeskServices } from '#server/desk/services.ts'

/** The letters by which decisions are told, in these languages. They name nobody. `tier`: of a place that is given; null when none is. */
export function lettersIn(preview: DeskServices['preview'], languages: Language[], tiers: TierName[]) {
  return languages.flatMap((language) => [
    ...tiers.map((tier) => ({ language, tier, letter: preview({ kind: 'waitlist-accepted', tier }, language) })),
    { language, tier: null, letter: preview({ kind: 'waitlist-declined' }, language) },
  ])
}
