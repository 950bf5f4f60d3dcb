import MiniSearch from 'minisearch'
import { splitCompound } from './compounds.ts'
import { type LanguageRules, remember } from './language.ts'
import type { Passage } from './passages.ts'
import { partMark } from './query.ts'
import type { Steps } from './steps.ts'
import { asTerm, type Thesaurus } from './thesaurus.ts'
import type { Token } from './tokens.ts'
import { collectVocabulary, type Vocabulary } from './vocabulary.ts'

/** Where one term was found: relevance (BM25, with the boosts of the fields), whether outside the running text, and whether the passage says it itself. */
export type TermHit = { score: number; isTopic: boolean; isSaid: boolean }

/** The passages by the terms in them. */
export type TermIndex = {
  vocabulary: Vocabulary
  /** By id of the passage. */
  hitsOf: (term: string) => Map<number, TermHit>
  /** How rare a term is: the inverse document frequency of BM25; highest for one that is nowhere. */
  rarityOf: (term: string) => number
  /** The words of a text, each with the terms that it is kept under: its stem, and the marked stems of its parts. */
  readTerms: (text: string) => { token: Token; terms: string[] }[]
}

const fields = ['page', 'heading', 'keywords', 'asked', 'text'] as const
const boost: Record<(typeof fields)[number], number> = { page: 1, heading: 2.5, keywords: 1.5, asked: 1.5, text: 1 }

/** In steps, one for each passage and round. @param heard texts whose words are known, too */
export function* indexTerms(
  passages: Passage[],
  rules: LanguageRules,
  thesaurus: Thesaurus,
  heard: string[],
): Steps<TermIndex> {
  const { read } = rules
  const vocabulary = yield* collectVocabulary(readAll(passages, heard, read), rules)
  const termsOf = remember((word) => {
    if (rules.isStopWord(word)) return []
    return [rules.stem(word), ...splitCompound(word, rules, vocabulary).map((part) => partMark + part)]
  })
  const withPhrases = (text: string) => {
    const words = read(text).map(({ word }) => word)
    const stems = words.map(rules.stem)
    const phrases = stems.flatMap((_, place) => {
      const length = thesaurus.phraseLength(stems, place)
      return length > 1 ? [asTerm(stems.slice(place, place + length))] : []
    })
    return [...words.flatMap(termsOf), ...phrases].join(' ')
  }

  const index = new MiniSearch({
    fields: [...fields],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  })
  for (const passage of passages) {
    const texts = fields.map((field) => [field, withPhrases(passage[field] ?? '')])
    index.add({ id: passage.id, ...Object.fromEntries(texts) })
    yield
  }
  const hitsOf = remember((term) => {
    const found = index.search(term, { boost })
    return new Map(
      found.map(({ id, score, match }) => [
        Number(id),
        {
          score,
          isTopic: match[term]?.some((field) => field !== 'text') ?? false,
          isSaid: match[term]?.some((field) => field !== 'keywords' && field !== 'page') ?? false,
        },
      ]),
    )
  })
  return {
    vocabulary,
    hitsOf,
    rarityOf: (term) => {
      const found = hitsOf(term).size
      return Math.log(1 + (passages.length - found + 0.5) / (found + 0.5))
    },
    readTerms: (text) => rules.read(text).map((token) => ({ token, terms: termsOf(token.word) })),
  }
}

function* readAll(passages: Passage[], heard: string[], read: LanguageRules['read']): Iterable<Token[]> {
  for (const passage of passages) {
    for (const field of fields) yield read(passage[field] ?? '')
  }
  for (const text of heard) yield read(text)
}
