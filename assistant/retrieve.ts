import type { ChatMessage } from '#contract/chat.ts'
import type { Passage } from '#search/passages.ts'
import type { Hit, Search } from '#search/rank.ts'
import { condense } from './condense.ts'
import type { Knowledge } from './knowledge.ts'
import { outOfScope } from './learned-knowledge.ts'

/**
 * What may answer: passages that the ranking finds, and those whose utterances are similar. The figures of this file were
 * fitted to the sets in `assistant/evaluation` that the assistant may be improved on, both languages together.
 */
type Candidate = Hit & { similarity: number }

/** How much a question is like those that are out of scope: its similarity to them, and the log-odds. */
type OutOfScope = { similarity: number; logOdds: number }

const mostFound = 60
const mostSimilar = 12

/**
 * How candidates are ordered: by the ranking's score and by similarity, each relative to the best one's, by how much of the
 * question they cover, and by whether they are an opening, which only announces the answer.
 */
const order = { score: 1, scoreExponent: 0.25, similarity: 1.8, coverage: 0.7, coverageExponent: 3, opening: 0.45 }
/** A short fact goes before a passage that comes as near. */
const factWeight = 1.6

/** The confidence in an answer, which is given from the threshold on. Fitted by logistic regression, each set once left out to try it on. */
const confidence = { coverage: 4.5, similarity: 5.7, outOfScopeSimilarity: 7.6, outOfScopeLogOdds: 0.6 }
const threshold = 2
/** Beside a confident answer, others may be less so by this much. */
const margin = 0.6
/** From this similarity on, a question is one that people are known to ask for a passage. */
const knownFrom = 0.85
/** Of what is covered, the share that stands in the heading, the keywords or the utterances counts so much. */
const topicShare = 0.3

/** Words that point back at what was asked before, at the beginning or anywhere: `und …`, `das`, `it`. */
const goesOn = /^(?:und|aber|oder|also|dann|and|or|but|then|so|what about|how about|was ist mit|wie ist es mit)\b/i
const pointing =
  /(?<!\bgibt )\b(?:das|dies|dafür|davon|dabei|dazu|er|es|dort|dann|it|that|this|they|them|those)\b|(?<!\b(?:is|are) )\bthere\b/i
/** A longer question says by itself what its pronouns stand for. */
const mostWordsPointing = 8

/** The passages that answer the last message, best first; none when the site says nothing about it. */
export function retrieve(messages: ChatMessage[], knowledge: Knowledge): Hit[] {
  const questions = messages
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .map(({ content }) => condense(content))
  const question = questions.at(-1) ?? ''
  const before = questions.at(-2)
  const alone = () => answering(knowledge, question)
  if (!before) return alone()
  // What was asked before answers nothing that cannot be read.
  const together = () => (isReadable(question, knowledge.search) ? answering(knowledge, question, before) : [])
  const [first, second] = pointsBack(question) ? [together, alone] : [alone, together]
  const hits = first()
  return hits.length > 0 ? hits : second()
}

function pointsBack(question: string): boolean {
  return goesOn.test(question) || (pointing.test(question) && question.trim().split(/\s+/).length <= mostWordsPointing)
}

/** Whether the site knows a word of it, unless it says nothing by itself. */
function isReadable(question: string, { finds, readTerms }: Search): boolean {
  return finds(question) || readTerms(question).every(({ terms }) => terms.length === 0)
}

function answering(knowledge: Knowledge, question: string, context?: string): Hit[] {
  const asked = context ? `${context} ${question}` : question
  const similarities = similaritiesOf(asked, knowledge)
  const against = outOfScopeOf(asked, question, similarities, knowledge)
  const isConfident = (least: number) => (candidate: Candidate) =>
    isLookUp(candidate, question) || isKnown(candidate, against) || confidenceIn(candidate, against) >= least
  const ordered = inOrder(candidates(knowledge, question, similarities, context), knowledge)
  return ordered.some(isConfident(threshold)) ? ordered.filter(isConfident(threshold - margin)) : []
}

/** A question that is out of scope stays so after another question, unless it points back and so says little by itself. */
function outOfScopeOf(
  asked: string,
  question: string,
  similarities: Map<number, number>,
  knowledge: Knowledge,
): OutOfScope {
  const together = { similarity: similarities.get(outOfScope) ?? 0, logOdds: knowledge.outOfScopeScoreOf(asked) }
  if (asked === question || pointsBack(question)) return together
  return {
    similarity: Math.max(together.similarity, similaritiesOf(question, knowledge).get(outOfScope) ?? 0),
    logOdds: Math.max(together.logOdds, knowledge.outOfScopeScoreOf(question)),
  }
}

/** As it is asked, or in the site's own spelling, whichever is nearer. */
function similaritiesOf(question: string, { similaritiesOf, search }: Knowledge): Map<number, number> {
  const similarities = similaritiesOf(question)
  const respelt = search.respell(question)
  if (respelt === question) return similarities
  for (const [label, other] of similaritiesOf(respelt)) {
    similarities.set(label, Math.max(other, similarities.get(label) ?? 0))
  }
  return similarities
}

function candidates(
  { search, passages }: Knowledge,
  question: string,
  similarities: Map<number, number>,
  context?: string,
): Candidate[] {
  const found = search.find(question, { context, isQuoted: true, limit: mostFound })
  const known = new Set(found.map(({ passage }) => passage.id))
  const similar = [...similarities]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostSimilar)
    .flatMap(([id]) => passages[id] ?? [])
    .filter(({ id }) => !known.has(id))
  const asked = found[0]?.asked ?? 0
  const similarityTo = ({ id }: Passage) => similarities.get(id) ?? 0
  // Of a question whose words say nothing by themselves (`where are you`), similarity tells how much is covered.
  const coverageOf = (passage: Passage) => (found.length > 0 ? 0 : similarityTo(passage))
  const unfound = similar.map((passage): Hit => {
    const coverage = coverageOf(passage)
    return { passage, score: 0, coverage, topicCoverage: coverage, asked, terms: new Set() }
  })
  return [...found, ...unfound].map((hit) => ({ ...hit, similarity: similarityTo(hit.passage) }))
}

function inOrder(candidates: Candidate[], { factOf }: Knowledge): Candidate[] {
  const weighted = candidates.map((candidate) => ({
    ...candidate,
    score: candidate.score * (factOf(candidate.passage) ? factWeight : 1),
  }))
  const best = Math.max(...weighted.map(({ score }) => score)) || 1
  const mostSimilar = Math.max(...weighted.map(({ similarity }) => similarity)) || 1
  return weighted
    .map((candidate) => ({
      ...candidate,
      score:
        order.score * (candidate.score / best) ** order.scoreExponent +
        order.similarity * (candidate.similarity / mostSimilar) +
        order.coverage * candidate.coverage ** order.coverageExponent -
        (candidate.passage.isOpening ? order.opening : 0),
    }))
    .sort((one, other) => other.score - one.score)
}

function confidenceIn(candidate: Candidate, against: OutOfScope): number {
  return (
    confidence.coverage * coverageBy(candidate) +
    confidence.similarity * candidate.similarity -
    confidence.outOfScopeSimilarity * against.similarity -
    confidence.outOfScopeLogOdds * against.logOdds
  )
}

function isKnown(candidate: Candidate, against: OutOfScope): boolean {
  return candidate.similarity >= knownFrom && candidate.similarity > against.similarity
}

/** How much of the question a passage speaks of, 0 to 1. */
function coverageBy({ coverage, topicCoverage }: Hit): number {
  return (1 - topicShare) * coverage + topicShare * topicCoverage
}

/** A word or two are looked up, not asked. */
function isLookUp({ coverage }: Hit, question: string): boolean {
  return coverage > 0.99 && question.trim().split(/\s+/).length <= 2
}
