import type { TierName } from '#contract/tier-names.ts'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Field, PostForm } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import type { WaitlistData } from './data.ts'
import type { TierAnswer } from './set-tiers.server.ts'

/** The places of the tier with most of them as ticks, the others in words. */
export function PlacesStrip({ data: { words, tiers } }: { data: WaitlistData }) {
  const main = tiers.toSorted((one, other) => other.total - one.total)[0]
  if (!main) return null
  const free = main.total - main.taken
  const tier = words.tiers[main.tier]
  const { places } = words
  // Places are given outside the list as well.
  const taken = (one: typeof main, text: string) =>
    [
      fill(text, one),
      one.listed > 0 && one.listed < one.taken && fill(places.listed, one),
      one.pending > 0 && fill(places.held, one),
    ]
      .filter(Boolean)
      .join(', ')
  const others = [
    taken(main, places.taken),
    ...tiers
      .filter((other) => other !== main)
      .map((other) => `${words.tiers[other.tier]}: ${taken(other, places.facts.taken)}`),
  ]
  return (
    <section className="places-strip pale" aria-label={tier}>
      <p>
        <b className="count">{free}</b> {fill(places.free, { total: main.total, tier })}
      </p>
      <PlacesBar {...main} label={fill(places.label, { free, total: main.total, tier })} />
      <p className="note only-wide">{others.join('. ')}.</p>
    </section>
  )
}

/** How many places each tier has, and how many are taken. */
export function TierSettings({ data: { words, tiers } }: { data: WaitlistData }) {
  const { places } = words
  const fetcher = useFetcher<TierAnswer>()
  const answer = fetcher.data
  return (
    <div className="actions">
      <KeyDialog isWord label={places.set} title={places.set} done={answer && 'did' in answer && answer}>
        <p>{places.setText}</p>
        <PostForm of={fetcher}>
          {tiers.map(({ tier, total, taken }) => (
            <fieldset key={tier} className="tier-fields">
              <legend>{words.tiers[tier]}</legend>
              <input type="hidden" name="tier" value={tier} />
              <CountField id={`total-${tier}`} label={places.total} value={total} />
              <CountField id={`taken-${tier}`} label={places.takenField} value={taken} />
            </fieldset>
          ))}
          <DialogKeys
            problem={answer && 'tierProblem' in answer && problemText(answer, words)}
            keep={places.save}
            act="tiers"
          />
        </PostForm>
      </KeyDialog>
    </div>
  )
}

function CountField({ id, label, value }: { id: string; label: string; value: number }) {
  return <Field label={label} id={id} name={id} inputMode="numeric" defaultValue={value} autoComplete="off" />
}

function problemText(answer: Exclude<TierAnswer, { did: string }>, words: WaitlistData['words']): string {
  const tier = 'tier' in answer ? words.tiers[answer.tier as TierName] : ''
  const people = 'people' in answer ? answer.people : 0
  return fill(words.places.problems[answer.tierProblem], { tier, people })
}

type PlacesBarProps = { total: number; taken: number; pending?: number; label: string }

/** Places as ticks, as on the site: short taken, blue pending, long free. Beyond a hundred only figures are readable. */
function PlacesBar({ total, taken, pending = 0, label }: PlacesBarProps) {
  if (total === 0 || total > 100) return null
  const kind = (place: number) => (place < taken - pending ? 'taken' : place < taken ? 'pending' : undefined)
  return (
    <div className="places" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <i key={place} className={kind(place)} />
      ))}
    </div>
  )
}
