import { createFeatureReader, type Features, featurePlaces } from './features.ts'
import type { LanguageRules } from './language.ts'
import type { Thesaurus } from './thesaurus.ts'

/** One wording of something, which several wordings may stand for. */
export type Wording = { text: string; of: number }

/** How alike a text is to the wordings of each thing, 0 to 1; what has nothing in common with it is left out. */
export type Likeness = (text: string) => Map<number, number>

/**
 * Wordings as they are kept. For each feature, which wordings have it and how strongly: one feature after the other in one
 * row, because a list for each of them would take several times the memory.
 */
export type LikenessTable = {
  /** What each wording stands for. */
  things: Int32Array
  /** Where the row of each feature starts, and at last where the last one ends. */
  starts: Uint32Array
  /** The wordings that have the feature. */
  holders: Uint16Array
  /** How strongly they have it, 0 to 255. */
  shares: Uint8Array
}

/** A thing that several wordings speak for is likelier meant than one with a single wording alike. */
const wordingShares = [4 / 7, 2 / 7, 1 / 7]

/** Wordings are counted in numbers of two bytes. */
const mostWordings = 2 ** 16 - 1
/** A share is kept in whole steps in one byte: exact enough, and with millions of them a quarter less memory for the table. */
export const steps = 2 ** 8 - 1

/**
 * @param wordings 65,535 at most
 * @throws RangeError for more
 */
export function tabulate(wordings: Wording[], rules: LanguageRules, thesaurus: Thesaurus): LikenessTable {
  if (wordings.length > mostWordings) throw new RangeError(`${wordings.length} wordings are more than ${mostWordings}`)
  const read = createFeatureReader(rules, thesaurus)
  const things = Int32Array.from(wordings, ({ of }) => of)
  const counts = new Uint16Array(featurePlaces)
  for (const { text } of wordings) {
    for (const feature of read(text).keys()) counts[feature] = (counts[feature] ?? 0) + 1
  }
  const starts = new Uint32Array(featurePlaces + 1)
  for (let feature = 0; feature < featurePlaces; feature++) {
    starts[feature + 1] = (starts[feature] ?? 0) + (counts[feature] ?? 0)
  }
  const rarity = rarityIn(things.length, starts)
  const free = starts.slice()
  const holders = new Uint16Array(starts[featurePlaces] ?? 0)
  const shares = new Uint8Array(holders.length)
  for (const [wording, { text }] of wordings.entries()) {
    for (const [feature, share] of unit(read(text), rarity)) {
      const place = free[feature] ?? 0
      holders[place] = wording
      shares[place] = Math.round(share * steps)
      free[feature] = place + 1
    }
  }
  return { things, starts, holders, shares }
}

/** Reads what texts are made of as the table holds it: rare features weigh more, and their squares sum up to one (tf-idf). */
export function createTextReader(
  { things, starts }: LikenessTable,
  rules: LanguageRules,
  thesaurus: Thesaurus,
): (text: string) => Features {
  const read = createFeatureReader(rules, thesaurus)
  const rarity = rarityIn(things.length, starts)
  return (text) => unit(read(text), rarity)
}

/**
 * Compares short texts, such as questions, by the cosine between what they are made of. Unlike the ranking, it takes a text
 * as a whole: words that it lacks count against it.
 * @param read for the same table
 */
export function createLikeness(
  { things, starts, holders, shares }: LikenessTable,
  read: (text: string) => Features,
): Likeness {
  return (text) => {
    const cosines = new Float32Array(things.length)
    for (const [feature, share] of read(text)) {
      const end = starts[feature + 1] ?? 0
      for (let place = starts[feature] ?? 0; place < end; place++) {
        const holder = holders[place] ?? 0
        cosines[holder] = (cosines[holder] ?? 0) + (share * (shares[place] ?? 0)) / steps
      }
    }
    const alike = new Map<number, number[]>()
    for (const [wording, cosine] of cosines.entries()) {
      if (cosine === 0) continue
      const thing = things[wording] ?? 0
      const others = alike.get(thing)
      if (others) others.push(cosine)
      else alike.set(thing, [cosine])
    }
    return new Map([...alike].map(([thing, found]) => [thing, together(found)]))
  }
}

function rarityIn(wordings: number, starts: Uint32Array): (feature: number) => number {
  return (feature) => Math.log((wordings + 1) / ((starts[feature + 1] ?? 0) - (starts[feature] ?? 0) + 0.5))
}

/** Features weighed by rarity, scaled so that the sum of their squares is one. */
function unit(features: Features, rarity: (feature: number) => number): Features {
  let squares = 0
  for (const [feature, weight] of features) {
    const weighed = weight * rarity(feature)
    features.set(feature, weighed)
    squares += weighed ** 2
  }
  const length = Math.sqrt(squares)
  for (const [feature, weighed] of features) features.set(feature, weighed / length)
  return features
}

function together(cosines: number[]): number {
  const best = cosines.sort((one, other) => other - one)
  return wordingShares.reduce((sum, share, rank) => sum + share * (best[rank] ?? 0), 0)
}
