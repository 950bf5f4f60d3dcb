import type { Passage } from '#search/passages.ts'
import type { Hit } from '#search/rank.ts'
import { expectedAnswer } from './expected-answer.ts'
import type { Knowledge } from './knowledge.ts'
import { outOfScope } from './learned-knowledge.ts'
import { questionKind } from './question-kind.ts'

/** A question with all that is known of it before an answer is chosen. */
export type Reading = {
  question: string
  /** The question, after what was asked before where that is still meant. */
  asked: string
  context?: string
  /** To the utterances of each passage, by its id. */
  similarities: Map<number, number>
  outOfScope: { similarity: number; logOdds: number }
}

/** A passage that may answer: one that the ranking finds, or whose utterances are similar. */
export type Candidate = Hit & { similarity: number }

const mostFound = 60
const mostSimilar = 12

/**
 * How candidates are ordered: by the ranking's score relative to the best one's, by similarity, by whether they hold the kind
 * of answer that is asked for and answer a question of the same kind, and by whether they are an opening, which only announces
 * it, of an article or of a side offer that is not named, because who asks the assistant mostly asks about the main ones, or of
 * a question for yes or no where something else is asked for. Fitted to the open sets of bench/assistant, both languages together.
 */
const order = {
  score: 1.2,
  scoreExponent: 0.15,
  similarity: 3,
  expected: 0.3,
  kind: 0.2,
  opening: 2,
  article: 0.1,
  polar: 0.2,
  sideOffer: 0.4,
}

/** Offers beside the main ones, and how they are named: `Who is the contracting party?` does not ask about workshops. */
const sideOffers: { href: RegExp; named: RegExp }[] = [
  {
    href: /workshop/,
    named: /workshop|schul|kurs|course|train|seminar|session|teilneh|attend|participant|tag\b|day/iu,
  },
  {
    href: /beta|waitlist/,
    named: /beta|early|wartelist|waiting list|founder|test|platz\b|plätze|place|spot|rabatt|discount/iu,
  },
  { href: /formation/, named: /gründ|found|start|incorporat|gmbh|\bag\b|kapital|capital|regist|neu|new/iu },
  { href: /video-studio/, named: /video|film|webinar|event|anlass|anläss|stream|studio|luege|watch/iu },
  { href: /privacy#chat/, named: /chat|assisten|frag|question|schrei|type|typing|write|tipp|hier|here/iu },
]

/** Reads a question as it is asked and in the site's own spelling; whichever is nearer to something known counts. */
export function readQuestion(question: string, knowledge: Knowledge, context?: string): Reading {
  const asked = context ? `${context} ${question}` : question
  const { search, similaritiesOf, outOfScopeScoreOf } = knowledge
  const similarities = similaritiesOf(asked)
  const respelt = search.respell(asked)
  if (respelt !== asked) {
    for (const [label, other] of similaritiesOf(respelt)) {
      similarities.set(label, Math.max(other, similarities.get(label) ?? 0))
    }
  }
  return {
    question,
    asked,
    context,
    similarities,
    outOfScope: {
      similarity: similarities.get(outOfScope) ?? 0,
      logOdds: outOfScopeScoreOf(asked),
    },
  }
}

/** The passages that may answer, best first. */
export function findCandidates(reading: Reading, { search, passages }: Knowledge): Candidate[] {
  const { question, context, similarities } = reading
  const found = search.find(question, { context, isQuoted: true, limit: mostFound })
  const known = new Set(found.map(({ passage }) => passage.id))
  const similarityTo = ({ id }: Passage) => similarities.get(id) ?? 0
  const others = passages
    .toSorted((one, other) => similarityTo(other) - similarityTo(one))
    .slice(0, mostSimilar)
    .filter((passage) => similarityTo(passage) > 0)
  const asked = found[0]?.asked ?? 0
  // Of a question whose words say nothing by themselves (`where are you`), similarity tells how much is covered.
  const coverageOf = (passage: Passage) => (found.length > 0 ? 0 : similarityTo(passage))
  const unfound = others
    .filter(({ id }) => !known.has(id))
    .map((passage): Hit => {
      const coverage = coverageOf(passage)
      return { passage, score: 0, coverage, topicCoverage: coverage, asked, terms: new Set() }
    })
  return inOrder(
    [...found, ...unfound].map((hit) => ({ ...hit, similarity: similarityTo(hit.passage) })),
    reading,
  )
}

function inOrder(candidates: Candidate[], { question, asked }: Reading): Candidate[] {
  const highest = Math.max(...candidates.map(({ score }) => score)) || 1
  const isExpected = expectedAnswer(question)
  const kind = questionKind(question)
  return candidates
    .map((candidate) => {
      const { score, similarity, passage } = candidate
      const own = kind && questionKind(passage.heading)
      return {
        ...candidate,
        score:
          order.score * (score / highest) ** order.scoreExponent +
          order.similarity * similarity +
          (isExpected(passage.text) ? order.expected : 0) +
          (own && own === kind ? order.kind : 0) -
          (own === 'polar' && own !== kind ? order.polar : 0) -
          (sideOffers.some(({ href, named }) => href.test(passage.href) && !named.test(asked)) ? order.sideOffer : 0) -
          (passage.isOpening ? order.opening : 0) -
          (passage.kind === 'article' ? order.article : 0),
      }
    })
    .sort((one, other) => other.score - one.score)
}
