import type { LanguageRules } from '#search/language.ts'
import { asTerm, type Thesaurus } from '#search/thesaurus.ts'
import { questionKind, speaksOf } from './question-kind.ts'

/**
 * A text as a sparse vector: the stems of its words, their synonyms, character n-grams and pairs of words, what it asks for
 * and of whom it speaks, each by its hash bucket with its weight. Feature hashing after Weinberger et al., 2009; of so many
 * buckets few are shared.
 */
export type FeatureVector = Map<number, number>

export const bucketCount = 2 ** 17

const stemWeight = 2
const synonymWeight = 1.2
const bigramWeight = 0.7
/** Stop words tell `how long` from `how much`, but little else. */
const stopWordWeight = 0.6
/** `Where is your company registered?` has its words in common with `Will you register our company?`, and little else. */
const frameWeight = 3
/** What a misspelt word, one in dialect or a compound has in common with the one known. */
const ngramLengths = [3, 4]

/** The kinds are hashed apart: an n-gram is no stem. */
const kinds = { term: 1, ngram: 2, bigram: 3, frame: 4 }

/** Reads the features of a text, each with the highest weight that it occurs with; not yet weighted by idf. */
export function createFeatureExtractor(rules: LanguageRules, thesaurus: Thesaurus): (text: string) => FeatureVector {
  return (text) => {
    const features: FeatureVector = new Map()
    const add = (bucket: number, weight: number) => {
      if ((features.get(bucket) ?? 0) < weight) features.set(bucket, weight)
    }
    const addTerm = (term: string) => {
      add(bucketOf(kinds.term, term), stemWeight)
      for (const synonym of thesaurus.synonymsOf(term)) add(bucketOf(kinds.term, synonym), synonymWeight)
    }
    for (const frame of [questionKind(text), speaksOf(text)]) {
      if (frame) add(bucketOf(kinds.frame, frame), frameWeight)
    }
    const words = rules.read(text).map(({ word }) => word)
    const stems = words.map(rules.stem)
    for (const [index, word] of words.entries()) {
      const stem = stems[index] ?? ''
      const isStopWord = rules.isStopWord(word)
      if (isStopWord) add(bucketOf(kinds.term, stem), stemWeight * stopWordWeight)
      else addTerm(stem)
      // A number that is nearly right is wrong.
      if (!/\d/.test(word)) {
        for (const bucket of ngramBuckets(word)) add(bucket, isStopWord ? stopWordWeight : 1)
      }
      const length = thesaurus.phraseLength(stems, index)
      if (length > 1) addTerm(asTerm(stems.slice(index, index + length)))
      if (index > 0) add(bucketOf(kinds.bigram, `${stems[index - 1]} ${stem}`), bigramWeight)
    }
    return features
  }
}

function* ngramBuckets(word: string): Iterable<number> {
  const padded = `<${word}>`
  for (const length of ngramLengths) {
    for (let end = length; end <= padded.length; end++) yield bucketOf(kinds.ngram, padded, end - length, end)
  }
}

/** FNV-1a over a part of a name. */
function bucketOf(kind: number, name: string, start = 0, end = name.length): number {
  let hash = 0x811c9dc5 ^ kind
  for (let index = start; index < end; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) & (bucketCount - 1)
}
