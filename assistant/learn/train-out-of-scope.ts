import { bucketCount } from '../features.ts'
import type { OutOfScopeModel } from '../out-of-scope.ts'
import { type UtteranceIndex, weightLevels } from '../similarity.ts'

/** More epochs tell utterances that were left out of the training no better. */
const epochs = 50
const learningRate = 500
/** The bias is learnt more slowly than the weight of a single feature. */
const biasLearningRate = 5
const momentum = 0.9

/**
 * Learns which features tell utterances that are out of scope from all others, by logistic regression and gradient descent
 * with momentum. Unlike similarity, it knows which words decide and which both classes have. Each class counts half,
 * however few its utterances.
 */
export function trainOutOfScope(index: UtteranceIndex, isOutOfScope: (label: number) => boolean): OutOfScopeModel {
  const { labels, starts, postings, weights: shares } = index
  const targets = Uint8Array.from(labels, (label) => (isOutOfScope(label) ? 1 : 0))
  const positives = targets.reduce((sum, target) => sum + target, 0)
  const weights = new Float32Array(bucketCount)
  const velocities = new Float32Array(bucketCount)
  let bias = 0
  let biasVelocity = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const logits = new Float32Array(labels.length).fill(bias)
    for (let bucket = 0; bucket < bucketCount; bucket++) {
      const weight = (weights[bucket] ?? 0) / weightLevels
      const end = starts[bucket + 1] ?? 0
      for (let posting = starts[bucket] ?? 0; posting < end; posting++) {
        const utterance = postings[posting] ?? 0
        logits[utterance] = (logits[utterance] ?? 0) + weight * (shares[posting] ?? 0)
      }
    }
    const errors = logits.map((logit, utterance) => {
      const target = targets[utterance] ?? 0
      return (1 / (1 + Math.exp(-logit)) - target) / (2 * (target === 1 ? positives : labels.length - positives))
    })
    for (let bucket = 0; bucket < bucketCount; bucket++) {
      let gradient = 0
      const end = starts[bucket + 1] ?? 0
      for (let posting = starts[bucket] ?? 0; posting < end; posting++) {
        gradient += (errors[postings[posting] ?? 0] ?? 0) * (shares[posting] ?? 0)
      }
      velocities[bucket] = momentum * (velocities[bucket] ?? 0) - (learningRate * gradient) / weightLevels
      weights[bucket] = (weights[bucket] ?? 0) + (velocities[bucket] ?? 0)
    }
    biasVelocity = momentum * biasVelocity - biasLearningRate * errors.reduce((sum, error) => sum + error, 0)
    bias += biasVelocity
  }
  return { weights, bias }
}
