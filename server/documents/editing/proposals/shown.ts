import type { Field } from '#content/form/field.ts'
import { type Place, textAt, wordPairs } from '#content/form/word-pairs.ts'
import { type Language, languages } from '#contract/language.ts'
import type { Entry, EntryValue } from '../entry.ts'
import { tooLong } from './faults.ts'
import { laggingIn } from './lagging.ts'
import type { Proposal } from './rows.ts'
import { type UnreadField, unreadFields } from './unread.ts'

/** A proposal that somebody may take. It is for the text that it `replaces`, and was made from `source`. */
export type Offer = Pick<Proposal, 'id' | 'place' | 'source_place' | 'kind' | 'source' | 'replaces' | 'text'> & {
  field: Field
}

/** What there is to propose for the words of an entry, and what was proposed. */
export type ProposalsOfEntry = {
  offers: Offer[]
  /** Fields of the draft that say what the model wrote, and that nobody has read. */
  unread: UnreadField[]
  /** Words that are missing in a language, or no longer go with the other. */
  lagging: Record<Language, Place[]>
  /** All words, by the language in which they can be proposed. */
  all: Record<Language, Place[]>
  /** Texts that are longer than they should be. */
  long: Place[]
}

type Opened = { entry: Entry; value: EntryValue; published: EntryValue }

/** @param proposals of this entry */
export function proposalsShown({ entry, value, published }: Opened, proposals: Proposal[]): ProposalsOfEntry {
  const pairs = wordPairs(entry.field, value, entry.hidden)
  const fieldAt = new Map(pairs.flatMap(({ field, places }) => languages.map((one) => [String(places[one]), field])))
  const lagging = (into: Language) =>
    laggingIn(into, pairs, { value, published, proposals }).map(({ places }) => places[into])
  const written = (into: Language) =>
    pairs
      .filter(({ places }) => textAt(value, places[into === 'de' ? 'en' : 'de']).trim() !== '')
      .map(({ places }) => places[into])
  return {
    offers: proposals.flatMap(({ id, place, source_place, kind, source, replaces, text, state }) => {
      const field = fieldAt.get(String(place))
      return state === 'open' && field ? [{ id, place, source_place, kind, source, replaces, text, field }] : []
    }),
    unread: unreadFields(proposals, { value, published }),
    lagging: { de: lagging('de'), en: lagging('en') },
    all: { de: written('de'), en: written('en') },
    long: pairs.flatMap(({ field, places }) =>
      languages.flatMap((one) => (tooLong(textAt(value, places[one]), field, one) === undefined ? [] : [places[one]])),
    ),
  }
}
