import { rowsInMemory } from '#assistant/bucket-rows.ts'
import type { LearnedKnowledge, StoredKnowledge } from '#assistant/learned-knowledge.ts'
import type { StoredUtterances, UtteranceIndex } from '#assistant/similarity.ts'

/** What was just learned, to be asked without a file. */
export function inMemory({ utterances, ...others }: LearnedKnowledge): StoredKnowledge {
  return { ...others, utterances: utterancesInMemory(utterances) }
}

export function utterancesInMemory({ labels, starts, postings, weights }: UtteranceIndex): StoredUtterances {
  return { labels, rows: rowsInMemory(starts, { ids: postings, levels: weights }) }
}
