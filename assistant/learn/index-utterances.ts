import type { LanguageRules } from '#search/language.ts'
import type { Thesaurus } from '#search/thesaurus.ts'
import { bucketCount, createFeatureExtractor } from '../features.ts'
import { type UtteranceIndex, weighByIdf, weightLevels } from '../similarity.ts'

/** An utterance with its label: the id of a passage, or `outOfScope`. */
export type Utterance = { text: string; label: number }

/** Postings are numbers of two bytes. */
const mostUtterances = 2 ** 16 - 1

/**
 * Those of each label come to stand in one row (nearest-utterances.ts).
 * @param given 65,535 at most
 * @throws RangeError for more
 */
export function indexUtterances(given: Utterance[], rules: LanguageRules, thesaurus: Thesaurus): UtteranceIndex {
  const utterances = given.toSorted((one, other) => one.label - other.label)
  if (utterances.length > mostUtterances) {
    throw new RangeError(`${utterances.length} utterances are more than ${mostUtterances}`)
  }
  const extract = createFeatureExtractor(rules, thesaurus)
  const labels = Int32Array.from(utterances, ({ label }) => label)
  const frequencies = new Uint16Array(bucketCount)
  const vectors = utterances.map(({ text }) => extract(text))
  for (const features of vectors) {
    for (const bucket of features.keys()) frequencies[bucket] = (frequencies[bucket] ?? 0) + 1
  }
  const starts = new Uint32Array(bucketCount + 1)
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    starts[bucket + 1] = (starts[bucket] ?? 0) + (frequencies[bucket] ?? 0)
  }
  const next = starts.slice()
  const postings = new Uint16Array(starts[bucketCount] ?? 0)
  const weights = new Uint8Array(postings.length)
  for (const [utterance, features] of vectors.entries()) {
    for (const [bucket, weight] of weighByIdf(features, { labels, starts })) {
      const index = next[bucket] ?? 0
      postings[index] = utterance
      weights[index] = Math.round(weight * weightLevels)
      next[bucket] = index + 1
    }
  }
  return { labels, starts, postings, weights }
}
