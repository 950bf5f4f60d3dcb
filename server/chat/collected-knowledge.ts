import type { LeaningWeights } from '#search/leaning.ts'
import type { LikenessTable } from '#search/likeness.ts'
import type { Passage } from '#search/passages.ts'
import type { IndexedPassage } from '#search/term-index.ts'
import type { WordList } from '#search/vocabulary.ts'
import type { FactId } from './fact-sources.ts'

/** What the assistant knows in a language, as the build leaves it: collecting it takes a second, reading it a tenth of that. */
export type CollectedKnowledge = {
  /** Everything published, and the short facts. */
  passages: Passage[]
  /** The short facts by the ids of their passages. */
  facts: Map<number, FactId>
  words: WordList
  terms: IndexedPassage[]
  /** How people ask for each passage, by its id, and for what is `notHere`. */
  likeness: LikenessTable
  /** What tells the questions for what is `notHere` from all others. */
  doubt: LeaningWeights
}

/** Stands in place of a passage for everything that visitors ask and the site does not say. */
export const notHere = -1
