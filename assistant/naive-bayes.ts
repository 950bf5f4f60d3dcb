import { memoize } from '#search/language.ts'
import type { BucketRows } from './bucket-rows.ts'
import type { FeatureVector } from './features.ts'

/**
 * A multinomial naive Bayes classifier over the features of a text, learnt at build time (learn/train-naive-bayes.ts): how
 * much likelier each feature makes each class. A class is a passage, by its id; the last one is out of scope.
 */
export type NaiveBayesModel = {
  /** Where the entries of each hash bucket start, and at last where those of the last one end. */
  starts: Uint32Array
  /** The classes in which the feature occurs. */
  classes: Uint16Array
  /** What it adds to their log-likelihood beyond a feature that never occurs in them, in steps of `gainStep`. */
  gains: Uint8Array
  /** The log-probability of a feature that never occurs in a class, without what all classes share. */
  unseen: Float32Array
}

/** The same as it is asked: the classes of a bucket are the ids of its row, their gains its levels. */
export type StoredNaiveBayes = Pick<NaiveBayesModel, 'unseen'> & { rows: BucketRows }

/** A gain is kept in one byte. */
export const gainStep = 1 / 16

/** An answer classifies the same text several times, with and without what was asked before it. */
const mostKept = 4

/** The log-probability of each class, by its index, given a text. */
export type LogPosteriors = (text: string) => Float32Array

/** @param vectorise as for training */
export function createNaiveBayes(
  { rows, unseen }: StoredNaiveBayes,
  vectorise: (text: string) => FeatureVector,
): LogPosteriors {
  const classify = memoize((text) => {
    const features = vectorise(text)
    const length = features.values().reduce((sum, weight) => sum + weight, 0)
    const logits = unseen.map((each) => each * length)
    for (const [bucket, weight] of features) {
      const { ids, levels } = rows.row(bucket)
      for (let index = 0; index < ids.length; index++) {
        const each = ids[index] ?? 0
        logits[each] = (logits[each] ?? 0) + weight * (levels[index] ?? 0) * gainStep
      }
    }
    const highest = Math.max(...logits)
    const total = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - highest), 0))
    return logits.map((logit) => logit - highest - total)
  }, mostKept)
  return (text) => classify(text).slice()
}
