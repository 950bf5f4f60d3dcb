import type { Passage } from '#search/passages.ts'
import type { WordList } from '#search/vocabulary.ts'
import type { FactId } from './fact-sources.ts'
import type { OutOfScopeModel } from './out-of-scope.ts'
import type { StoredUtterances, UtteranceIndex } from './similarity.ts'
import type { StoredTermHits } from './term-hits.ts'

/** What the assistant knows in a language, as the build learns it: learning takes seconds, reading a tenth of one. */
export type LearnedKnowledge = {
  /** Everything published, and the short facts. */
  passages: Passage[]
  /** The short facts by the ids of their passages. */
  facts: Map<number, FactId>
  words: WordList
  termHits: StoredTermHits
  /** How visitors ask for each passage, and for what is out of scope. */
  utterances: UtteranceIndex
  outOfScope: OutOfScopeModel
}

/** The same as a server reads it: most of the numbers stay in the file until a question needs them (bucket-rows.ts). */
export type StoredKnowledge = Omit<LearnedKnowledge, 'utterances'> & {
  utterances: StoredUtterances
}

/** Stands in place of a passage's id for everything that visitors ask and the site does not say. */
export const outOfScope = -1
