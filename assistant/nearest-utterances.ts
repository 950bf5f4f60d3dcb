import type { FeatureVector } from './features.ts'
import { type StoredUtterances, weightLevels } from './similarity.ts'

/** So many utterances tell in other words what a question asks for. */
const count = 8

/** How similar a text is to the nearest utterances, 0 to 1. */
export type NearestUtterances = (text: FeatureVector) => number

/**
 * Finds the utterances of some labels that are nearest to a question. They ask for nearly the same in other words, which
 * the answer may have where the question has not; the nearer one is, the more it counts (Rocchio's relevance feedback).
 */
export type FindNearestUtterances = (question: FeatureVector, labels: number[]) => NearestUtterances

type Range = { from: number; to: number }

/** @param index with the utterances of each label in one row */
export function createNearestUtterances({ labels, rows: buckets }: StoredUtterances): FindNearestUtterances {
  const ranges = new Map<number, Range>()
  for (const [utterance, label] of labels.entries()) {
    const from = ranges.get(label)?.from ?? utterance
    ranges.set(label, { from, to: utterance + 1 })
  }

  /** Of a text with the utterances of a range, in their order. */
  function cosines(text: FeatureVector, { from, to }: Range): Float32Array {
    const found = new Float32Array(to - from)
    for (const [bucket, weight] of text) {
      const { ids, levels } = buckets.row(bucket)
      for (let index = firstFrom(from, ids); index < ids.length; index++) {
        const utterance = ids[index] ?? 0
        if (utterance >= to) break
        found[utterance - from] = (found[utterance - from] ?? 0) + (weight * (levels[index] ?? 0)) / weightLevels
      }
    }
    return found
  }

  /** Where in the row of a bucket the first utterance from this one on stands; they are in order. */
  function firstFrom(utterance: number, ids: Uint16Array): number {
    let [low, high] = [0, ids.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ids[middle] ?? 0) < utterance) low = middle + 1
      else high = middle
    }
    return low
  }

  return (question, ids) => {
    const rows = ids.flatMap((label) => ranges.get(label) ?? [])
    const nearest = rows
      .flatMap((range, row) => [...cosines(question, range)].map((cosine, place) => ({ row, place, cosine })))
      .filter(({ cosine }) => cosine > 0)
      .sort((one, other) => other.cosine - one.cosine)
      .slice(0, count)
    const total = nearest.reduce((sum, { cosine }) => sum + cosine ** 2, 0)
    if (total === 0) return () => 0
    return (text) => {
      const found = rows.map((range) => cosines(text, range))
      return nearest.reduce((sum, { row, place, cosine }) => sum + cosine ** 2 * (found[row]?.[place] ?? 0), 0) / total
    }
  }
}
