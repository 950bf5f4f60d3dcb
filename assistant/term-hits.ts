import type { TermHit, TermHits } from '#search/term-index.ts'

/**
 * The passages by the terms in them, as the build finds them: a row for each term, one after the other. A search index in
 * memory takes twenty times as much and half a second to be made.
 */
export type StoredTermHits = {
  passageCount: number
  terms: string[]
  /** Where the row of each term starts, and at last where that of the last one ends. */
  starts: Uint32Array
  passages: Uint16Array
  scores: Float64Array
  /** The sum of `topic` and `said` where a hit is that. */
  kinds: Uint8Array
}

const topic = 1
const said = 2

/** @param terms each once */
export function storeTermHits({ passageCount, hitsOf }: TermHits, terms: string[]): StoredTermHits {
  const rows = terms.map(hitsOf)
  const hits = rows.flat()
  const starts = new Uint32Array(terms.length + 1)
  for (const [row, { length }] of rows.entries()) starts[row + 1] = (starts[row] ?? 0) + length
  return {
    passageCount,
    terms,
    starts,
    passages: Uint16Array.from(hits, ({ id }) => id),
    scores: Float64Array.from(hits, ({ score }) => score),
    kinds: Uint8Array.from(hits, ({ isTopic, isSaid }) => (isTopic ? topic : 0) + (isSaid ? said : 0)),
  }
}

export function readTermHits({ passageCount, terms, starts, passages, scores, kinds }: StoredTermHits): TermHits {
  const rows = new Map(terms.map((term, row) => [term, row]))
  const hitAt = (place: number): TermHit => {
    const kind = kinds[place] ?? 0
    return {
      id: passages[place] ?? 0,
      score: scores[place] ?? 0,
      isTopic: (kind & topic) !== 0,
      isSaid: (kind & said) !== 0,
    }
  }
  return {
    passageCount,
    hitsOf: (term) => {
      const row = rows.get(term)
      if (row === undefined) return []
      const start = starts[row] ?? 0
      return Array.from({ length: (starts[row + 1] ?? 0) - start }, (_, place) => hitAt(start + place))
    },
  }
}
