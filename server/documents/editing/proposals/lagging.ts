import { isDeepStrictEqual } from 'node:util'
import { followPlace } from '#content/follow-place.ts'
import { type Place, textAt, type WordPair } from '#content/form/word-pairs.ts'
import type { Language } from '#contract/language.ts'
import type { EntryValue } from '../entry.ts'
import type { Proposal } from './rows.ts'

type Written = { value: EntryValue; published: EntryValue; proposals: Proposal[] }

/** The words that are missing in a language, or no longer say what the other language says. */
export function laggingIn(into: Language, pairs: WordPair[], { value, published, proposals }: Written): WordPair[] {
  const from = into === 'de' ? 'en' : 'de'
  const isAsPublished = isDeepStrictEqual(value, published)
  const translated = proposals.filter(({ kind }) => kind === 'translation')
  return pairs.filter(({ places }) => {
    const [source, target] = [textAt(value, places[from]), textAt(value, places[into])]
    if (source.trim() === '') return false
    if (target.trim() === '') return true
    // What was translated from these very words follows from them, and not the other way round.
    const madeFrom = (place: Place, text: string) =>
      translated.filter((one) => isAt(one.place, place) && one.text === text).map((one) => one.source)
    if (madeFrom(places[from], source).includes(target)) return false
    if (madeFrom(places[into], target).some((text) => text !== source)) return true
    return !isAsPublished && hasChanged(places[from], value, published) && !hasChanged(places[into], value, published)
  })
}

function isAt(one: Place, other: Place): boolean {
  return String(one) === String(other)
}

/** Whether something else is published where this stood then. What is new has changed. */
function hasChanged(place: Place, value: EntryValue, published: EntryValue): boolean {
  const then = followPlace(place, value, published)
  return then === undefined || textAt(published, then) !== textAt(value, place)
}
