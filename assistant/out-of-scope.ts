import type { FeatureVector } from './features.ts'

/** A linear model over the features of a text, learnt at build time (learn/train-out-of-scope.ts). */
export type OutOfScopeModel = { weights: Float32Array; bias: number }

/** The log-odds that a text is out of scope: above 0 it rather is; at 4 that is fifty times as likely. */
export type OutOfScopeScore = (text: string) => number

/** @param vectorise for the index that the model was learnt from */
export function createOutOfScopeScore(
  { weights, bias }: OutOfScopeModel,
  vectorise: (text: string) => FeatureVector,
): OutOfScopeScore {
  return (text) => [...vectorise(text)].reduce((sum, [bucket, weight]) => sum + (weights[bucket] ?? 0) * weight, bias)
}
