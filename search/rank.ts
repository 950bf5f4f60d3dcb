import type { Language } from '#contract/language.ts'
import { type LanguageRules, languageRules } from './language.ts'
import type { Passage, PassageKind } from './passages.ts'
import { type Concept, createQuestionReader } from './query.ts'
import { indexTerms, type TermIndex } from './term-index.ts'
import { readThesaurus } from './thesaurus.ts'

export type Hit = {
  passage: Passage
  /** Comparable within one question only. */
  score: number
  /** How much of the question the passage speaks of, 0 to 1: rare words count more, words unknown to the site fully. */
  coverage: number
  /** The terms of the question found in it, for marking them (excerpt.ts). */
  terms: Set<string>
}

export type SearchOptions = {
  /** Most hits to return. */
  limit?: number
  /** The question may end in an unfinished word. */
  isBeingTyped?: boolean
}

export type Search = {
  /** Best first; nothing for a question of which the site knows no word. */
  find: (question: string, options?: SearchOptions) => Hit[]
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
/** A passage whose title, heading or keywords hold the whole question counts so much more. */
const topicWeight = 0.6
/** A number is meant exactly. */
const numberWeight = 1.5
/** What other readings of a word add to the best one. */
const furtherReadings = 0.25
/** Each further passage of a page counts so much less than the one before it. */
const repetitionWeight = 0.85

/** The one index and ranking of the site, for the browser's search and the server's assistant. */
export function createSearch(passages: Passage[], language: Language): Search {
  const rules = languageRules[language]
  const thesaurus = readThesaurus(rules)
  const index = indexTerms(passages, rules, thesaurus)
  const readQuestion = createQuestionReader(rules, index.vocabulary, thesaurus)
  const names = passages.map((passage) => passage.names.map((name) => contentStems(name, rules)))

  function find(question: string, { limit = 12, isBeingTyped = false }: SearchOptions = {}): Hit[] {
    const concepts = readQuestion(question, isBeingTyped)
    const weighed = concepts.map((concept) => ({ concept, importance: importanceOf(concept, index) }))
    const total = weighed.reduce((sum, { importance }) => sum + importance, 0)
    const meetings = new Map<number, Meeting>()
    for (const { concept, importance } of weighed) {
      for (const [id, meeting] of meet(concept, importance, index)) {
        meetings.set(id, join(meetings.get(id), meeting, importance / total))
      }
    }
    const asked = contentStems(question, rules)
    if (concepts.length === 0) return namedPages(asked)
    const hits = [...meetings].flatMap(([id, { score, coverage, topicCoverage, terms }]): Hit[] => {
      const passage = passages[id]
      if (!passage) return []
      const weight =
        kindWeights[passage.kind] *
        (passage.isOpening ? openingWeight : 1) *
        (1 + topicWeight * topicCoverage ** 2) *
        (1 + nameWeight * closestName(asked, names[id] ?? []) ** 3)
      return [{ passage, score: score * weight * coverage ** 3, coverage, terms }]
    })
    return spreadOverPages(hits).slice(0, limit)
  }

  /** For a question of words that say nothing otherwise. */
  function namedPages(asked: Set<string>): Hit[] {
    const isNamed = ({ id }: Passage) => asked.size > 0 && closestName(asked, names[id] ?? []) === 1
    return passages.filter(isNamed).map((passage) => ({ passage, score: nameWeight, coverage: 1, terms: asked }))
  }

  return { find, readTerms: index.readTerms }
}

/** How a passage meets a concept, or the whole question: coverages from 0 to 1. */
type Meeting = { score: number; coverage: number; topicCoverage: number; terms: Set<string> }

/** The rarity of the first reading that the site knows; the highest where it knows none. */
function importanceOf({ phrase, readings }: Concept, { hitsOf, rarityOf }: TermIndex): number {
  const known = readings.flatMap(({ terms }) => terms).find((term) => hitsOf(term).size > 0)
  return rarityOf(known ?? '') * (/\d/.test(phrase) ? numberWeight : 1)
}

/** The passages that meet a concept in any reading. What stands for a word never counts more than the word, however rare. */
function meet({ readings }: Concept, importance: number, { hitsOf, rarityOf }: TermIndex): Map<number, Meeting> {
  const met = new Map<number, Meeting>()
  for (const { terms, weight } of readings) {
    const reading = new Map<number, Meeting>()
    for (const term of terms) {
      const boost = (weight * Math.min(1, importance / rarityOf(term))) / terms.length
      for (const [id, hit] of hitsOf(term)) {
        const share = Math.sqrt(weight) / terms.length
        const before = reading.get(id) ?? { score: 0, coverage: 0, topicCoverage: 0, terms: new Set() }
        reading.set(id, {
          score: before.score + hit.score * boost,
          coverage: before.coverage + share,
          topicCoverage: before.topicCoverage + (hit.isTopic ? share : 0),
          terms: before.terms.add(term),
        })
      }
    }
    for (const [id, meeting] of reading) met.set(id, either(met.get(id), meeting))
  }
  return met
}

/** Two readings of one concept: the better counts, the other adds a little. */
function either(one: Meeting | undefined, other: Meeting): Meeting {
  if (!one) return other
  return {
    score: Math.max(one.score, other.score) + furtherReadings * Math.min(one.score, other.score),
    coverage: Math.max(one.coverage, other.coverage),
    topicCoverage: Math.max(one.topicCoverage, other.topicCoverage),
    terms: new Set([...one.terms, ...other.terms]),
  }
}

/** A further concept of the same question, by its share in the whole. */
function join(before: Meeting | undefined, concept: Meeting, share: number): Meeting {
  return {
    score: (before?.score ?? 0) + concept.score,
    coverage: (before?.coverage ?? 0) + concept.coverage * share,
    topicCoverage: (before?.topicCoverage ?? 0) + concept.topicCoverage * share,
    terms: new Set([...(before?.terms ?? []), ...concept.terms]),
  }
}

/** The stems of a name or question without what says nothing, unless it says nothing else (`About`). */
function contentStems(text: string, rules: LanguageRules): Set<string> {
  const words = rules.read(text).map(({ word }) => word)
  const content = words.filter((word) => !rules.isStopWord(word))
  return new Set((content.length > 0 ? content : words).map(rules.stem))
}

/** How much of a page's name the question says, 0 to 1, provided that it says nothing else. */
function closestName(asked: Set<string>, names: Set<string>[]): number {
  const saysNothingElse = (name: Set<string>) => [...asked].every((stem) => name.has(stem))
  const shares = names.map((name) => (saysNothingElse(name) ? asked.size / Math.max(1, name.size) : 0))
  return Math.max(0, ...shares)
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
