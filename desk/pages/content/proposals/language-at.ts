import type { Place } from '#content/form/word-pairs.ts'

/** The language of the words at a place: its side, or its end where one document has both. */
export function languageAt(place: Place): 'de' | 'en' {
  return place[0] === 'en' || (place[0] === 'shared' && place.at(-1) === 'en') ? 'en' : 'de'
}
