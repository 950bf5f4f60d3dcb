import type { ChatMessage } from '#contract/chat.ts'
import type { Passage } from '#search/passages.ts'
import type { Hit, Search } from '#search/rank.ts'
import { notHere } from './collected-knowledge.ts'
import { gistOf } from './gist.ts'
import type { Knowledge } from './knowledge.ts'

/**
 * What may answer: passages that the ranking finds, and those that people ask for in like words. The figures of this file were
 * fitted to the questions in `bench/chat` that the assistant may be improved on, both languages together.
 */
type Candidate = Hit & { likeness: number }

/** What speaks against an answer. */
type Against = { unknown: number; doubt: number }

const mostFound = 60
const mostOfWays = 12

/**
 * How the order comes about: the ranking's score and likeness, each beside the best one's, how much of the question is met, and
 * that an opening only announces the answer.
 */
const order = { score: 1, curve: 0.25, likeness: 1.8, met: 0.7, metCurve: 3, opening: 0.45 }
/** A short fact goes before a passage that comes as near. */
const factWeight = 1.6

/** How sure an answer is: it is given from `least` on, with what is less sure by no more than `beside`. Fitted by logistic regression, each set once left out to try it on. */
const sureness = { met: 4.5, likeness: 5.7, likeNotHere: 7.6, doubt: 0.6, least: 2, beside: 0.6 }
/** So alike, a question is one that people are known to ask for a passage. */
const knownFrom = 0.85
/** Of what is met, the share that stands in the heading, the keywords or the ways of asking counts so much. */
const topicShare = 0.3

/** Words that point back at what was asked before, at the beginning or anywhere: `und …`, `das`, `it`. */
const goesOn = /^(?:und|aber|oder|also|dann|and|or|but|then|so|what about|how about|was ist mit|wie ist es mit)\b/i
const pointing =
  /(?<!\bgibt )\b(?:das|dies|dafür|davon|dabei|dazu|er|es|dort|dann|it|that|this|they|them|those)\b|(?<!\b(?:is|are) )\bthere\b/i
/** A longer question says by itself what its pronouns stand for. */
const mostWordsPointing = 8

/** The passages that answer the last message, best first; none when the site says nothing about it. */
export function retrieve(messages: ChatMessage[], knowledge: Knowledge): Hit[] {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => gistOf(content))
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
function isReadable(question: string, { find, readTerms }: Search): boolean {
  return find(question, { limit: 1 }).length > 0 || readTerms(question).every(({ terms }) => terms.length === 0)
}

function answering(knowledge: Knowledge, question: string, context?: string): Hit[] {
  const asked = context ? `${context} ${question}` : question
  const likeness = likenessOf(asked, knowledge)
  const against = againstOf(asked, question, likeness, knowledge)
  const isSure = (least: number) => (candidate: Candidate) =>
    isLookUp(candidate, question) || isKnown(candidate, against) || surenessOf(candidate, against) >= least
  const ordered = inOrder(candidates(knowledge, question, likeness, context), knowledge)
  return ordered.some(isSure(sureness.least)) ? ordered.filter(isSure(sureness.least - sureness.beside)) : []
}

/** A question for what is not here stays one after another question, unless it points back and so says little by itself. */
function againstOf(asked: string, question: string, likeness: Map<number, number>, knowledge: Knowledge): Against {
  const together = { unknown: likeness.get(notHere) ?? 0, doubt: knowledge.doubtOf(asked) }
  if (asked === question || pointsBack(question)) return together
  return {
    unknown: Math.max(together.unknown, likenessOf(question, knowledge).get(notHere) ?? 0),
    doubt: Math.max(together.doubt, knowledge.doubtOf(question)),
  }
}

/** As it is asked, or in the site's own spelling, whichever is nearer. */
function likenessOf(question: string, { likenessOf, search }: Knowledge): Map<number, number> {
  const likeness = likenessOf(question)
  const respelt = search.respell(question)
  if (respelt === question) return likeness
  for (const [of, other] of likenessOf(respelt)) likeness.set(of, Math.max(other, likeness.get(of) ?? 0))
  return likeness
}

function candidates(
  { search, passages }: Knowledge,
  question: string,
  likeness: Map<number, number>,
  context?: string,
): Candidate[] {
  const found = search.find(question, { context, isQuoted: true, limit: mostFound })
  const known = new Set(found.map(({ passage }) => passage.id))
  const alike = [...likeness]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostOfWays)
    .flatMap(([id]) => passages[id] ?? [])
    .filter(({ id }) => !known.has(id))
  const asked = found[0]?.asked ?? 0
  const likenessTo = ({ id }: Passage) => likeness.get(id) ?? 0
  // Of a question whose words say nothing by themselves (`where are you`), likeness tells how much is met.
  const metAlike = (passage: Passage) => (found.length > 0 ? 0 : likenessTo(passage))
  const unfound = alike.map((passage): Hit => {
    const met = metAlike(passage)
    return { passage, score: 0, coverage: met, topicCoverage: met, asked, terms: new Set() }
  })
  return [...found, ...unfound].map((hit) => ({ ...hit, likeness: likenessTo(hit.passage) }))
}

function inOrder(candidates: Candidate[], { factOf }: Knowledge): Candidate[] {
  const weighed = candidates.map((candidate) => ({
    ...candidate,
    score: candidate.score * (factOf(candidate.passage) ? factWeight : 1),
  }))
  const best = Math.max(...weighed.map(({ score }) => score)) || 1
  const mostAlike = Math.max(...weighed.map(({ likeness }) => likeness)) || 1
  return weighed
    .map((candidate) => ({
      ...candidate,
      score:
        order.score * (candidate.score / best) ** order.curve +
        order.likeness * (candidate.likeness / mostAlike) +
        order.met * candidate.coverage ** order.metCurve -
        (candidate.passage.isOpening ? order.opening : 0),
    }))
    .sort((one, other) => other.score - one.score)
}

function surenessOf(candidate: Candidate, { unknown, doubt }: Against): number {
  return (
    sureness.met * metBy(candidate) +
    sureness.likeness * candidate.likeness -
    sureness.likeNotHere * unknown -
    sureness.doubt * doubt
  )
}

function isKnown({ likeness }: Candidate, { unknown }: Against): boolean {
  return likeness >= knownFrom && likeness > unknown
}

/** How much of the question a passage speaks of, 0 to 1. */
function metBy({ coverage, topicCoverage }: Hit): number {
  return (1 - topicShare) * coverage + topicShare * topicCoverage
}

/** A word or two are looked up, not asked. */
function isLookUp({ coverage }: Hit, question: string): boolean {
  return coverage > 0.99 && question.trim().split(/\s+/).length <= 2
}
