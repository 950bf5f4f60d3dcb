import type { Language } from '#contract/language.ts'
import type { Hit } from '#search/rank.ts'
import type { Candidate, Reading } from './candidates.ts'

/**
 * The confidence in an answer is a logit, fitted to the open sets of bench/assistant, both languages together, once with and
 * once without the utterances that are near to their questions.
 */
const weights = {
  bias: -5.72,
  coverage: 5.76,
  similarity: 10.8,
  /** For how much the question says: of a long one, no passage covers much. */
  asked: 0.17,
  outOfScopeSimilarity: -10.6,
  outOfScopeLogOdds: -0.43,
}
/** An answer is given from here on. With these, both languages refuse nearly as often. */
const thresholds: Record<Language, number> = { de: -0.9, en: -0.5 }
/** Of what is covered, the share that stands in the heading, the keywords or the utterances counts so much. */
const topicShare = 0.3

/** The candidates that answer a question with confidence. */
export function confident(candidates: Candidate[], reading: Reading, language: Language): Candidate[] {
  return candidates.filter((candidate) => confidenceIn(candidate, reading) >= thresholds[language])
}

function confidenceIn(candidate: Candidate, { outOfScope }: Reading): number {
  return (
    weights.bias +
    weights.coverage * coverageBy(candidate) +
    weights.similarity * candidate.similarity +
    weights.asked * candidate.asked +
    weights.outOfScopeSimilarity * outOfScope.similarity +
    weights.outOfScopeLogOdds * outOfScope.logOdds
  )
}

/** How much of the question a passage speaks of, 0 to 1. */
function coverageBy({ coverage, topicCoverage }: Hit): number {
  return (1 - topicShare) * coverage + topicShare * topicCoverage
}
