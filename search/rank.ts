import type { Language } from '#contract/language.ts'
import { type LanguageRules, languageRules, memoize } from './language.ts'
import { closestName, type Name, readName } from './names.ts'
import type { Passage, PassageKind } from './passages.ts'
import { type Concept, createQuestionReader } from './query.ts'
import type { Steps } from './steps.ts'
import { createTally } from './tally.ts'
import { collectTerms, createTermIndex, indexTerms, type TermHits, type TermIndex, textsOf } from './term-index.ts'
import { readThesaurus, type Thesaurus } from './thesaurus.ts'
import { collectWords, createVocabulary, type Vocabulary } from './vocabulary.ts'

export type Hit = {
  passage: Passage
  /** Comparable within one question only. */
  score: number
  /** How much of the question the passage speaks of, 0 to 1: rare words count more, words unknown to the site fully. */
  coverage: number
  /** The same for its title, heading and keywords alone. */
  topicCoverage: number
  /** How much the question says without its context, the same for all its hits: about one to three for each word of it that matters. */
  asked: number
  /** The terms of the question found in it, for marking them (excerpt.ts). */
  terms: Set<string>
}

export type SearchOptions = {
  /** Most hits to return. */
  limit?: number
  /** The question may end in an unfinished word. */
  isBeingTyped?: boolean
  /** What was asked before and is still meant: counts too, but less. */
  context?: string
  /** For quoting: what only the keywords of its page say counts little for an opening. */
  isQuoted?: boolean
}

export type Search = {
  /** Best first; nothing for a question of which the site knows no word. */
  find: (question: string, options?: SearchOptions) => Hit[]
  /** Whether anything is found. */
  finds: (question: string) => boolean
  /** A text as the site would spell it: unknown words in dialect as standard, slips put right. The text itself where there are none. */
  respell: (text: string) => string
  readTerms: TermIndex['readTerms']
}

const kindWeights: Record<PassageKind, number> = {
  page: 1,
  service: 1.15,
  faq: 1.15,
  article: 0.85,
  tool: 1,
  legal: 0.75,
}
const openingWeight = 1.25
/** What it adds that the question is the page's name. */
const nameWeight = 10
/** From this closeness on a question that says nothing otherwise is a name. */
const namedFrom = 0.9
/** A passage whose title, heading or keywords hold the whole question counts so much more. */
const topicWeight = 0.6
/** A number is meant exactly. */
const numberWeight = 1.5
/** What other readings of a word add to the best one. */
const furtherReadings = 0.25
/** An opening that is to be quoted and does not say a word itself meets it so much less. */
const unsaidWeight = 0.4
/** A word this short is a slip or says little. */
const shortWord = 3
/** In a shorter word one letter makes another word. */
const shortestSlip = 4
/** In a question to be answered, words of this idf count twice as much as the commonest. */
const idfUnit = 4
/** Light words, numbers and slips count so much less there. */
const smallWordShare = 0.35
/** A word of what was asked before counts so much less than one of the question itself. */
const contextWeight = 0.7
/** Each further passage of a page counts so much less than the one before it. */
const repetitionWeight = 0.85

/** The one index and ranking of the site, for the browser's search and the server's assistant. */
export function* createSearchInSteps(passages: Passage[], language: Language): Steps<Search> {
  const rules = languageRules[language]
  const thesaurus = readThesaurus(rules)
  const words = yield* collectWords(passages.flatMap(textsOf), rules)
  const vocabulary = createVocabulary(words)
  yield
  const hits = yield* indexTerms(yield* collectTerms(passages, rules, thesaurus, vocabulary))
  return yield* searchInSteps(passages, hits, rules, thesaurus, vocabulary)
}

/** The same from what was collected before, with the same rules. */
export function* searchInSteps(
  passages: Passage[],
  hits: TermHits,
  rules: LanguageRules,
  thesaurus: Thesaurus,
  vocabulary: Vocabulary,
): Steps<Search> {
  const index = createTermIndex(hits, rules, vocabulary)
  const readQuestion = createQuestionReader(rules, index.vocabulary, thesaurus)
  const names: Name[][] = []
  for (const passage of passages) {
    names.push(passage.names.map((name) => readName(name, rules)))
    yield
  }

  const byReading = createTally(passages.length)
  const byConcept = createTally(passages.length)
  const byQuestion = createTally(passages.length)

  /** A word in dialect as the site would write it. */
  const standard = memoize((word) => {
    const isRead = (spelling: string) =>
      rules.isStopWord(spelling) ||
      rules.isLight(rules.stem(spelling)) ||
      index.vocabulary.hasStem(rules.stem(spelling))
    return isRead(word) ? word : (rules.spellings(word).find(isRead) ?? word)
  })

  function isKnown({ readings }: Concept): boolean {
    return readings.some(({ terms }) => terms.some((term) => index.hitsOf(term).length > 0))
  }

  function weigh(concept: Concept, isQuoted: boolean, weight: number) {
    const idf = weight * idfOfConcept(concept, index)
    return {
      concept,
      idf,
      share: isQuoted ? weight * meaningOf(standard(concept.phrase), idf, isKnown(concept), rules) : idf,
    }
  }

  function find(
    question: string,
    { limit = 12, isBeingTyped = false, context = '', isQuoted = false }: SearchOptions = {},
  ): Hit[] {
    const concepts = eachOnce(readQuestion(question, isBeingTyped))
    const phrases = new Set(concepts.map(({ phrase }) => phrase))
    const before = eachOnce(readQuestion(context)).filter(({ phrase }) => !phrases.has(phrase))
    const weighed = [
      ...concepts.map((concept) => weigh(concept, isQuoted, 1)),
      ...before.map((concept) => weigh(concept, isQuoted, contextWeight)),
    ]
    const asked = sum(weighed.slice(0, concepts.length))
    const total = sum(weighed)
    for (const { concept, idf, share } of weighed) meet(concept, idf, share / total, isQuoted)
    const name = before.length > 0 ? undefined : readName(question, rules, standard)
    if (weighed.length === 0) return namedPages(name)
    const hits: Hit[] = []
    byQuestion.drain((id, { score, coverage, topicCoverage }) => {
      const passage = passages[id]
      if (!passage) return
      const weight =
        kindWeights[passage.kind] *
        (passage.isOpening ? openingWeight : 1) *
        (1 + topicWeight * topicCoverage ** 2) *
        (1 + nameWeight * closestName(name, names[id] ?? []) ** 3)
      const weighted = score * weight * coverage ** 3
      hits.push({ passage, score: weighted, coverage, topicCoverage, asked, terms: new Set() })
    })
    const best = spreadOverPages(hits).slice(0, limit)
    noteTerms(best, weighed)
    return best
  }

  /**
   * Adds how the passages meet a concept in any reading. What stands for a word never counts more than the word, however rare.
   * @param share of the concept in the whole question
   */
  function meet({ readings }: Concept, idf: number, share: number, isQuoted: boolean): void {
    for (const { terms, weight } of readings) {
      for (const term of terms) {
        const boost = (weight * Math.min(1, idf / index.idfOf(term))) / terms.length
        const part = Math.sqrt(weight) / terms.length
        for (const { id, score, isTopic, isSaid } of index.hitsOf(term)) {
          const said = isSaid || !isQuoted || !passages[id]?.isOpening ? 1 : unsaidWeight
          const reading = byReading.of(id)
          reading.score += score * boost * said
          reading.coverage += part * said
          if (isTopic) reading.topicCoverage += part * said
        }
      }
      // Of several readings the better counts, the other adds a little.
      byReading.drain((id, reading) => {
        const concept = byConcept.of(id)
        const further = Math.min(concept.score, reading.score)
        concept.score = Math.max(concept.score, reading.score) + furtherReadings * further
        concept.coverage = Math.max(concept.coverage, reading.coverage)
        concept.topicCoverage = Math.max(concept.topicCoverage, reading.topicCoverage)
      })
    }
    byConcept.drain((id, concept) => {
      const question = byQuestion.of(id)
      question.score += concept.score
      question.coverage += concept.coverage * share
      question.topicCoverage += concept.topicCoverage * share
    })
  }

  /** Notes in each hit which terms of the question it has. */
  function noteTerms(hits: Hit[], asked: { concept: Concept }[]): void {
    const noted = new Map(hits.map(({ passage, terms }) => [passage.id, terms]))
    for (const term of new Set(asked.flatMap(({ concept }) => concept.readings.flatMap(({ terms }) => terms)))) {
      for (const { id } of index.hitsOf(term)) noted.get(id)?.add(term)
    }
  }

  /** For a question of words that say nothing otherwise. */
  function namedPages(asked: Name | undefined): Hit[] {
    const terms = new Set(asked?.content)
    const closeness = ({ id }: Passage) => (terms.size > 0 ? closestName(asked, names[id] ?? []) : 0)
    const isNamed = (passage: Passage) => closeness(passage) >= namedFrom
    return passages
      .filter(isNamed)
      .map((passage) => ({
        passage,
        score: nameWeight * closeness(passage),
        coverage: 1,
        topicCoverage: 1,
        asked: 1,
        terms,
      }))
      .sort((one, other) => other.score - one.score)
  }

  function finds(question: string): boolean {
    const concepts = readQuestion(question)
    return concepts.length > 0 ? concepts.some(isKnown) : namedPages(readName(question, rules, standard)).length > 0
  }

  function respell(text: string): string {
    const words = rules.read(text).map(({ word }) => word)
    const respelt = words.map(correct)
    return respelt.every((word, index) => word === words[index]) ? text : respelt.join(' ')
  }

  function correct(word: string): string {
    const known = standard(word)
    const isKnown = known !== word || rules.isStopWord(word) || index.vocabulary.hasStem(rules.stem(word))
    if (isKnown || word.length < shortestSlip || /\d/.test(word)) return known
    return index.vocabulary.corrections(word)[0] ?? word
  }

  return { find, finds, respell, readTerms: index.readTerms }
}

/** A word said again says nothing more; of a word being typed, the last reading holds its unfinished forms. */
function eachOnce(concepts: Concept[]): Concept[] {
  return [...new Map(concepts.map((concept) => [concept.phrase, concept])).values()]
}

function sum(weighed: { share: number }[]): number {
  return weighed.reduce((sum, { share }) => sum + share, 0)
}

/** The idf of the first reading that the site knows; the highest where it knows none. */
function idfOfConcept({ phrase, readings }: Concept, { hitsOf, idfOf }: TermIndex): number {
  const known = readings.flatMap(({ terms }) => terms).find((term) => hitsOf(term).length > 0)
  return idfOf(known ?? '') * (/\d/.test(phrase) ? numberWeight : 1)
}

/**
 * How much a concept means in a question that is to be answered: what it is about counts however common it is, and words
 * that rarely are what it is about count little.
 */
function meaningOf(phrase: string, idf: number, isKnown: boolean, rules: LanguageRules): number {
  const isSlip = phrase.length <= shortWord && !isKnown
  const isSmall = /^\d/.test(phrase) || isSlip || rules.isLight(rules.stem(phrase))
  return (1 + idf / idfUnit) * (isSmall ? smallWordShare : 1)
}

/** Best first, with a page that has many good passages giving way to others. */
function spreadOverPages(hits: Hit[]): Hit[] {
  const seen = new Map<string, number>()
  return hits
    .toSorted((one, other) => other.score - one.score)
    .map((hit) => {
      const before = seen.get(hit.passage.page) ?? 0
      seen.set(hit.passage.page, before + 1)
      return { ...hit, score: hit.score * repetitionWeight ** before }
    })
    .sort((one, other) => other.score - one.score)
}
