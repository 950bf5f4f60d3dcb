import type { Language } from '#contract/language.ts'
import type { Hit } from '#search/rank.ts'
import type { Candidate, Reading } from './candidates.ts'

/**
 * The confidence in an answer is a logit, fitted to the open sets of bench/assistant, both languages together, once with and
 * once without the utterances that are near to their questions.
 */
const weights = {
  bias: -5.12,
  coverage: 5.76,
  similarity: 8.47,
  /** For how much the question says: of a long one, no passage covers much. */
  asked: 0.13,
  outOfScopeSimilarity: -7.72,
  outOfScopeLogOdds: -0.42,
}
/** An answer is given from here on. With these, both languages refuse nearly as often. */
const thresholds: Record<Language, number> = { de: -0.4, en: 0 }
/** From this similarity on, a question is one that people are known to ask for a passage. */
const knownFrom = 0.85
/** Of what is covered, the share that stands in the heading, the keywords or the utterances counts so much. */
const topicShare = 0.3

/** The candidates that answer a question with confidence. */
export function confident(candidates: Candidate[], reading: Reading, language: Language): Candidate[] {
  return candidates.filter(
    (candidate) =>
      isLookUp(candidate, reading.question) ||
      isKnown(candidate, reading) ||
      confidenceIn(candidate, reading) >= thresholds[language],
  )
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

function isKnown(candidate: Candidate, { outOfScope }: Reading): boolean {
  return candidate.similarity >= knownFrom && candidate.similarity > outOfScope.similarity
}

/** How much of the question a passage speaks of, 0 to 1. */
function coverageBy({ coverage, topicCoverage }: Hit): number {
  return (1 - topicShare) * coverage + topicShare * topicCoverage
}

/** A word or two are looked up, not asked. */
function isLookUp({ coverage }: Hit, question: string): boolean {
  return coverage > 0.99 && question.trim().split(/\s+/).length <= 2
}
