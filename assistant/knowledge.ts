import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ChatSource } from '#contract/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { languageRules } from '#search/language.ts'
import type { Passage } from '#search/passages.ts'
import { type Search, searchInSteps } from '#search/rank.ts'
import { inSlices, type Steps } from '#search/steps.ts'
import { createVocabulary } from '#search/vocabulary.ts'
import type { FactId } from './fact-sources.ts'
import type { FeatureVector } from './features.ts'
import { readKnowledge } from './knowledge-file.ts'
import type { StoredKnowledge } from './learned-knowledge.ts'
import { type ForeignNames, readForeignNames } from './names.ts'
import { createNearestUtterances, type FindNearestUtterances } from './nearest-utterances.ts'
import { createOutOfScopeScore, type OutOfScopeScore } from './out-of-scope.ts'
import { createSimilarity, createVectoriser, type Similarity } from './similarity.ts'
import { readTermHits } from './term-hits.ts'
import { thesaurusOf } from './thesaurus.ts'

/** What the assistant knows in a language: everything published and the short facts, under the site's one ranking. */
export type Knowledge = {
  language: Language
  /** By their id. */
  passages: Passage[]
  search: Search
  /** A text as a vector of tf-idf weights, of length one. */
  vectorise: (text: string) => FeatureVector
  /** How similar a question is to the utterances of each passage, and to those that are out of scope. */
  similaritiesOf: Similarity
  /** The utterances of some passages that are nearest to a question. */
  nearestUtterancesOf: FindNearestUtterances
  /** Above 0, a question is worded like those that are out of scope. */
  outOfScopeScoreOf: OutOfScopeScore
  /** The short fact that a passage stands for; none for a passage of a page. */
  factOf(passage: Passage): FactId | undefined
  foreignNames: ForeignNames
  /** How an address of the site is cited: by its page and the heading there. */
  cite(href: string): ChatSource
}

export type KnowledgeReader = (language: Language) => Promise<Knowledge>

/** Requests that come while it is read wait so long and go first. */
const sliceMs = 10

/**
 * Reads what the assistant knows in a language when it is first asked for, and keeps it.
 * @param learned where it comes from; the build, unless something else is given
 */
export function createKnowledgeReader(
  learned: (language: Language) => Promise<StoredKnowledge> = fromBuild,
): KnowledgeReader {
  const known = new Map<Language, Promise<Knowledge>>()
  return (language) => {
    const knowledge = known.get(language) ?? learned(language).then((found) => createKnowledge(found, language))
    known.set(language, knowledge)
    // What is not there yet may be there for the next question.
    knowledge.catch(() => known.delete(language))
    return knowledge
  }
}

/** Reads all languages ahead of the first question, one after another. Never fails: the question itself will, and tell. */
export async function warmUp(read: KnowledgeReader): Promise<void> {
  for (const language of languages) await read(language).catch(() => {})
}

function fromBuild(language: Language): Promise<StoredKnowledge> {
  return readKnowledge(path.resolve('build/raw'), language)
}

async function createKnowledge(
  { passages, facts, words, termHits, utterances, outOfScope }: StoredKnowledge,
  language: Language,
): Promise<Knowledge> {
  const rules = languageRules[language]
  const thesaurus = thesaurusOf(language)
  const published = passages.filter(({ id }) => !facts.has(id))
  // Of several passages under one address, the first has it for its name.
  const byHref = new Map(published.toReversed().map((passage) => [passage.href, passage]))
  const vectorise = createVectoriser({ labels: utterances.labels, starts: utterances.rows.starts }, rules, thesaurus)
  return {
    language,
    passages,
    search: await inTurn(searchInSteps(passages, readTermHits(termHits), rules, thesaurus, createVocabulary(words))),
    vectorise,
    similaritiesOf: createSimilarity(utterances, vectorise),
    nearestUtterancesOf: createNearestUtterances(utterances),
    outOfScopeScoreOf: createOutOfScopeScore(outOfScope, vectorise),
    factOf: ({ id }) => facts.get(id),
    foreignNames: readForeignNames(published),
    cite: (href) => {
      const passage = byHref.get(href) ?? byHref.get(href.split('#')[0] ?? '')
      return { title: passage ? titleOf(passage) : href, href }
    },
  }
}

const inTurn = <Result>(steps: Steps<Result>) => inSlices(steps, setImmediate, sliceMs)

function titleOf({ page, heading, isOpening }: Passage): string {
  return isOpening || heading === page ? page : `${page}: ${heading}`
}
