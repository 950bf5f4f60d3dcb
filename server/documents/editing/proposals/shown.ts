import type { Field } from '#content/form/field.ts'
import { type Place, textAt, wordPairs } from '#content/form/word-pairs.ts'
import { type Language, languages } from '#contract/language.ts'
import type { Documents } from '../../parts.ts'
import type { Entry, EntryValue } from '../entry.ts'
import { tooLong } from './faults.ts'
import { laggingIn } from './lagging.ts'
import type { Proposal } from './rows.ts'
import { unreadSentences } from './unread-sentences.ts'

/** A proposal that somebody may take. It is for the text that it `replaces`, and was made from `source`. */
export type Offer = Pick<Proposal, 'id' | 'place' | 'source_place' | 'kind' | 'source' | 'replaces' | 'text'> & {
  field: Field
}

/** A text that has words of the model. `sentences`: their keys, by which somebody says that they have read these and no others. */
export type UnreadText = { place: Place; text: string; replaces: string; sentences: string[] }

/** What there is to propose for the words of an entry, and what was proposed. */
export type ProposalsOfEntry = {
  offers: Offer[]
  /** Words of the model that stand in the draft and that nobody has read, with what stood there before. */
  unread: UnreadText[]
  /** Words that are missing in a language, or no longer go with the other. */
  lagging: Record<Language, Place[]>
  /** All words, by the language in which they can be proposed. */
  all: Record<Language, Place[]>
  /** Texts that are longer than they should be. */
  long: Place[]
}

type Shown = {
  entry: Entry
  value: EntryValue
  published: EntryValue
  site: Documents
  /** Of all entries: words of one may stand in another. */
  proposals: Proposal[]
}

export function proposalsShown({ entry, value, published, site, proposals: all }: Shown): ProposalsOfEntry {
  const proposals = all.filter((one) => one.entry === entry.id)
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
    unread: unreadTexts({ entry, value, published, site, proposals: all.filter(({ state }) => state !== 'read') }),
    lagging: { de: lagging('de'), en: lagging('en') },
    all: { de: written('de'), en: written('en') },
    long: pairs.flatMap(({ field, places }) =>
      languages.flatMap((one) => (tooLong(textAt(value, places[one]), field, one) === undefined ? [] : [places[one]])),
    ),
  }
}

/** Each place once, also where words of several proposals stand there. */
function unreadTexts({ entry, value, published, site, proposals }: Shown): UnreadText[] {
  const texts = new Map<string, UnreadText>()
  for (const { proposal, place, sentences } of unreadSentences(proposals, { entry, value, published }, site)) {
    const before = texts.get(String(place))
    const isOwn = proposal.entry === entry.id && isAlike(proposal.place, place)
    texts.set(String(place), {
      place,
      text: textAt(value, place),
      replaces: isOwn ? proposal.replaces : (before?.replaces ?? textAt(published, place)),
      sentences: [...new Set([...(before?.sentences ?? []), ...sentences.map(({ key }) => key)])],
    })
  }
  return [...texts.values()]
}

/** Whether two places have the same names, in whichever items of lists. */
function isAlike(one: Place, other: Place): boolean {
  return (
    one.length === other.length &&
    one.every((name, index) => name === other[index] || (typeof name === 'number' && typeof other[index] === 'number'))
  )
}
