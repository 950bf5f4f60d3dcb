import type { LanguageRules } from './language.ts'
import { asTerm, type Thesaurus } from './thesaurus.ts'

/**
 * What a text is made of, each feature with its weight: the stems of its words, what may stand for them, pieces of words,
 * pairs of words. Features are kept by a hash of their name (Weinberger et al., 2009): of so many places few are shared.
 */
export type Features = Map<number, number>

export const featurePlaces = 2 ** 17

const stemWeight = 2
const synonymWeight = 1.2
const pairWeight = 0.7
/** Words that say nothing tell `how long` from `how much`, but little else. */
const stopWordWeight = 0.6
/** Letters of a piece: what a misspelt word, one in dialect or a compound has in common with the one known. */
const pieceLengths = [3, 4]

/** The kinds are kept apart: a piece is no stem. */
const kinds = { term: 1, piece: 2, pair: 3 }

export function createFeatureReader(rules: LanguageRules, thesaurus: Thesaurus): (text: string) => Features {
  return (text) => {
    const features: Features = new Map()
    const add = (place: number, weight: number) => {
      if ((features.get(place) ?? 0) < weight) features.set(place, weight)
    }
    const addTerm = (term: string) => {
      add(placeOf(kinds.term, term), stemWeight)
      for (const synonym of thesaurus.synonymsOf(term)) add(placeOf(kinds.term, synonym), synonymWeight)
    }
    const words = rules.read(text).map(({ word }) => word)
    const stems = words.map(rules.stem)
    for (const [index, word] of words.entries()) {
      const stem = stems[index] ?? ''
      const isStopWord = rules.isStopWord(word)
      if (isStopWord) add(placeOf(kinds.term, stem), stemWeight * stopWordWeight)
      else addTerm(stem)
      // A number that is nearly right is wrong.
      if (!/\d/.test(word)) {
        for (const place of placesOfPieces(word)) add(place, isStopWord ? stopWordWeight : 1)
      }
      const length = thesaurus.phraseLength(stems, index)
      if (length > 1) addTerm(asTerm(stems.slice(index, index + length)))
      if (index > 0) add(placeOf(kinds.pair, `${stems[index - 1]} ${stem}`), pairWeight)
    }
    return features
  }
}

function* placesOfPieces(word: string): Iterable<number> {
  const padded = `<${word}>`
  for (const length of pieceLengths) {
    for (let end = length; end <= padded.length; end++) yield placeOf(kinds.piece, padded, end - length, end)
  }
}

/** FNV-1a over a part of a name. */
function placeOf(kind: number, name: string, start = 0, end = name.length): number {
  let hash = 0x811c9dc5 ^ kind
  for (let index = start; index < end; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) & (featurePlaces - 1)
}
