import { fill } from '#app/lib/fill.ts'
import { tierOf, useTiers } from '#app/lib/use-tiers.ts'
import type { DocumentOf } from '#content/catalogue.ts'

/** Places left in the beta, as a figure, as seats and as a list; all from one record of tiers, live. */
export function BetaPlaces({ copy }: { copy: DocumentOf<'home'>['beta'] }) {
  const tiers = useTiers()
  const early = tierOf(tiers, 'early_access')
  const founders = tierOf(tiers, 'founders_beta')
  const values = { total: early.total_slots, available: early.available_slots }
  return (
    <>
      <h2 id="beta-title" aria-live="polite" aria-atomic="true">
        <span className="figure beta-figure">{early.available_slots}</span>{' '}
        <span>{fill(early.available_slots === 1 ? copy.placesOne : copy.places, values)}</span>
      </h2>
      <Seats taken={early.accepted_count} total={early.total_slots} />
      <dl className="beta-tiers ruled closed">
        <Tier tier={copy.earlyAccess} value={fill(copy.earlyAccess.value, values)} />
        <Tier tier={copy.partners} value={copy.partners.value} />
        <Tier
          tier={copy.founders}
          value={fill(copy.founders.value, { accepted: founders.accepted_count, total: founders.total_slots })}
        />
      </dl>
    </>
  )
}

/** One tick a place: short ones are taken. */
function Seats({ taken, total }: { taken: number; total: number }) {
  const seats = Array.from({ length: total }, (_, seat) => seat)
  return (
    <div className="beta-seats" aria-hidden="true">
      {seats.map((seat) => (
        <i key={seat} className={seat < taken ? 'taken' : undefined} />
      ))}
    </div>
  )
}

function Tier({ tier, value }: { tier: { name: string; note: string }; value: string }) {
  return (
    <div>
      <dt>{tier.name}</dt>
      <dd className="figure">{value}</dd>
      <dd className="note">{tier.note}</dd>
    </div>
  )
}
