import { type LanguageRules, memoize } from '#search/language.ts'
import type { Thesaurus } from '#search/thesaurus.ts'
import type { BucketRows } from './bucket-rows.ts'
import { createFeatureExtractor, type FeatureVector } from './features.ts'

/** The similarity of a text to the utterances of each label, 0 to 1; labels that have nothing in common with it are left out. */
export type Similarity = (text: string) => Map<number, number>

/** The utterances as an inverted index: for each hash bucket, which utterances have it and with which weight. */
export type UtteranceIndex = {
  /** The label of each utterance: the id of a passage, or `outOfScope`. */
  labels: Int32Array
  /** Where the postings of each bucket start, and at last where those of the last one end. */
  starts: Uint32Array
  /** The utterances that have the feature. */
  postings: Uint16Array
  /** Its tf-idf weight in each of them, 0 to 255 for 0 to 1. */
  weights: Uint8Array
}

/** The same as it is searched: the utterances of a bucket are the ids of its row, their weights its levels. */
export type StoredUtterances = { labels: Int32Array; rows: BucketRows }

/** A weight is kept in one byte: exact enough, and with millions of them a quarter less memory for the index. */
export const weightLevels = 2 ** 8 - 1

/** A label that several utterances speak for is likelier meant than one with a single similar utterance. */
const neighbourWeights = [4 / 7, 2 / 7, 1 / 7]

/** An answer compares the same text several times, with and without what was asked before it. */
const mostKept = 4

/** Reads a text as a vector of tf-idf weights, of length one, by the document frequencies of the index. */
export function createVectoriser(
  index: Pick<UtteranceIndex, 'labels' | 'starts'>,
  rules: LanguageRules,
  thesaurus: Thesaurus,
): (text: string) => FeatureVector {
  const extract = createFeatureExtractor(rules, thesaurus)
  return (text) => weighByIdf(extract(text), index)
}

/**
 * Compares questions with utterances by cosine similarity. Unlike the ranking, it takes a text as a whole: words that an
 * utterance lacks count against it.
 * @param vectorise for the same index
 */
export function createSimilarity(
  { labels, rows }: StoredUtterances,
  vectorise: (text: string) => FeatureVector,
): Similarity {
  const found = [...new Set(labels)]
  const placeOf = new Map(found.map((label, place) => [label, place]))
  const places = Uint16Array.from(labels, (label) => placeOf.get(label) ?? 0)
  const neighbours = neighbourWeights.length
  const compare = memoize((text) => {
    const cosines = new Float32Array(labels.length)
    for (const [bucket, weight] of vectorise(text)) {
      const level = weight / weightLevels
      const { ids, levels } = rows.row(bucket)
      for (let index = 0; index < ids.length; index++) {
        const utterance = ids[index] ?? 0
        cosines[utterance] = (cosines[utterance] ?? 0) + level * (levels[index] ?? 0)
      }
    }
    // The nearest utterances of each label in a row, nearest first.
    const nearest = new Float32Array(found.length * neighbours)
    for (let utterance = 0; utterance < cosines.length; utterance++) {
      const first = (places[utterance] ?? 0) * neighbours
      let cosine = cosines[utterance] ?? 0
      for (let rank = first; cosine > 0 && rank < first + neighbours; rank++) {
        const other = nearest[rank] ?? 0
        if (cosine <= other) continue
        nearest[rank] = cosine
        cosine = other
      }
    }
    return new Map(
      found.flatMap((label, place) => {
        const first = place * neighbours
        return nearest[first] ? [[label, weighted(nearest.subarray(first, first + neighbours))]] : []
      }),
    )
  }, mostKept)
  return (text) => new Map(compare(text))
}

/** Multiplies each feature by its idf, and makes the vector one of length one. */
export function weighByIdf(
  features: FeatureVector,
  { labels, starts }: Pick<UtteranceIndex, 'labels' | 'starts'>,
): FeatureVector {
  let squares = 0
  for (const [bucket, frequency] of features) {
    const found = (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0)
    const weight = frequency * Math.log((labels.length + 1) / (found + 0.5))
    features.set(bucket, weight)
    squares += weight ** 2
  }
  const length = Math.sqrt(squares)
  for (const [bucket, weight] of features) features.set(bucket, weight / length)
  return features
}

function weighted(nearest: Float32Array): number {
  return neighbourWeights.reduce((sum, weight, rank) => sum + weight * (nearest[rank] ?? 0), 0)
}
