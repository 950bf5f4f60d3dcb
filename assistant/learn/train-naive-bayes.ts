import { bucketCount, type FeatureVector } from '../features.ts'
import { outOfScope } from '../learned-knowledge.ts'
import { gainStep, type NaiveBayesModel } from '../naive-bayes.ts'
import { type UtteranceIndex, weightLevels } from '../similarity.ts'

/** Additive smoothing: how often every feature is taken to occur in every class. */
const smoothing = 0.003
/** What a passage says tells as much about the questions for it as so many utterances. */
const textWeight = 5

/**
 * Counts how strongly each feature occurs in the utterances and the text of each passage, and in utterances out of scope.
 * @param texts what each passage says, by its id
 */
export function trainNaiveBayes(index: UtteranceIndex, texts: FeatureVector[]): NaiveBayesModel {
  const { labels, starts: postingStarts, postings, weights } = index
  const inTexts = postingsOf(texts)
  const totals = new Float64Array(texts.length + 1)
  const starts = new Uint32Array(bucketCount + 1)
  const classes: number[] = []
  const gains: number[] = []
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    const counts = new Map<number, number>()
    const count = (label: number, share: number) => {
      const each = label === outOfScope ? texts.length : label
      counts.set(each, (counts.get(each) ?? 0) + share)
      totals[each] = (totals[each] ?? 0) + share
    }
    const end = postingStarts[bucket + 1] ?? 0
    for (let posting = postingStarts[bucket] ?? 0; posting < end; posting++) {
      count(labels[postings[posting] ?? 0] ?? 0, (weights[posting] ?? 0) / weightLevels)
    }
    for (const [id, share] of inTexts.get(bucket) ?? []) count(id, textWeight * share)
    for (const [each, sum] of counts) {
      classes.push(each)
      gains.push(Math.round(Math.log(1 + sum / smoothing) / gainStep))
    }
    starts[bucket + 1] = classes.length
  }
  const unseen = Float32Array.from(totals, (total) => -Math.log(total + smoothing * bucketCount))
  return { starts, classes: Uint16Array.from(classes), gains: Uint8Array.from(gains), unseen }
}

/** For each bucket, which texts have its feature, and with which weight. */
function postingsOf(texts: FeatureVector[]): Map<number, [id: number, share: number][]> {
  const byBucket = new Map<number, [number, number][]>()
  for (const [id, features] of texts.entries()) {
    for (const [bucket, share] of features) {
      const others = byBucket.get(bucket)
      if (others) others.push([id, share])
      else byBucket.set(bucket, [[id, share]])
    }
  }
  return byBucket
}
