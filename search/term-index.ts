import MiniSearch from 'minisearch'
import { splitCompound } from './compounds.ts'
import { type LanguageRules, memoize } from './language.ts'
import type { Passage } from './passages.ts'
import { partMark } from './query.ts'
import type { Steps } from './steps.ts'
import { asTerm, type Thesaurus } from './thesaurus.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A passage in which a term was found: relevance (BM25, with the boosts of the fields), whether outside the running text, and whether the passage says it itself. */
export type TermHit = { id: number; score: number; isTopic: boolean; isSaid: boolean }

/** The passages by the terms in them. */
export type TermHits = {
  passageCount: number
  /** One for each passage. */
  hitsOf: (term: string) => TermHit[]
}

/** The same, and how a text is read for it. */
export type TermIndex = Pick<TermHits, 'hitsOf'> & {
  vocabulary: Vocabulary
  /** The inverse document frequency of a term, as in BM25; highest for one that is nowhere. */
  idfOf: (term: string) => number
  /** The words of a text, each with the terms that it is kept under: its stem, and the marked stems of its parts. */
  readTerms: (text: string) => { token: Token; terms: string[] }[]
}

const fields = ['page', 'heading', 'keywords', 'utterances', 'text'] as const
const boost: Record<(typeof fields)[number], number> = {
  page: 1,
  heading: 2.5,
  keywords: 1.5,
  utterances: 1.5,
  text: 1,
}

/** A passage as it is indexed: the terms of each field, in a row. */
export type IndexedPassage = Record<(typeof fields)[number], string> & { id: number }

/** In steps, one for each passage: what takes longest of indexing, so that it may be done ahead and kept. */
export function* collectTerms(
  passages: Passage[],
  rules: LanguageRules,
  thesaurus: Thesaurus,
  vocabulary: Vocabulary,
): Steps<IndexedPassage[]> {
  const termsOf = termReader(rules, vocabulary)
  const withPhrases = (text = '') => {
    const words = rules.read(text).map(({ word }) => word)
    const stems = words.map(rules.stem)
    const phrases = stems.flatMap((_, index) => {
      const length = thesaurus.phraseLength(stems, index)
      return length > 1 ? [asTerm(stems.slice(index, index + length))] : []
    })
    return [...words.flatMap(termsOf), ...phrases].join(' ')
  }
  const indexed: IndexedPassage[] = []
  for (const { id, page, heading, keywords, utterances, text } of passages) {
    indexed.push({
      id,
      page: withPhrases(page),
      heading: withPhrases(heading),
      keywords: withPhrases(keywords),
      utterances: withPhrases(utterances),
      text: withPhrases(text),
    })
    yield
  }
  return indexed
}

/** In steps, one for each passage. */
export function* indexTerms(passages: IndexedPassage[]): Steps<TermHits> {
  const index = new MiniSearch({
    fields: [...fields],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  })
  for (const passage of passages) {
    index.add(passage)
    yield
  }
  return {
    passageCount: index.documentCount,
    hitsOf: memoize((term) =>
      index.search(term, { boost }).map(({ id, score, match }): TermHit => {
        const fields = match[term] ?? []
        return {
          id: Number(id),
          score,
          isTopic: fields.some((field) => field !== 'text'),
          isSaid: fields.some((field) => field !== 'keywords' && field !== 'page'),
        }
      }),
    ),
  }
}

export function createTermIndex(
  { passageCount, hitsOf }: TermHits,
  rules: LanguageRules,
  vocabulary: Vocabulary,
): TermIndex {
  const termsOf = termReader(rules, vocabulary)
  return {
    vocabulary,
    hitsOf,
    idfOf: (term) => {
      const found = hitsOf(term).length
      return Math.log(1 + (passageCount - found + 0.5) / (found + 0.5))
    },
    readTerms: (text) => rules.read(text).map((token) => ({ token, terms: termsOf(token.word) })),
  }
}

/** The stem of a word, and the marked stems of its parts; none for a stop word. */
function termReader(rules: LanguageRules, vocabulary: Vocabulary): (word: string) => string[] {
  return memoize((word) => {
    if (rules.isStopWord(word)) return []
    return [rules.stem(word), ...splitCompound(word, rules, vocabulary).map((part) => partMark + part)]
  })
}

/** Every term of indexed passages, once. */
export function termsIn(passages: IndexedPassage[]): string[] {
  return [...new Set(passages.flatMap((passage) => fields.flatMap((field) => passage[field].split(' '))))]
}

/** Every text that is indexed of a passage. */
export function textsOf(passage: Passage): string[] {
  return fields.map((field) => passage[field] ?? '')
}
