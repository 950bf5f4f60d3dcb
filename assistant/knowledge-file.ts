import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Language } from '#contract/language.ts'
import { bucketCount } from './features.ts'
import type { LearnedKnowledge } from './learned-knowledge.ts'

// What the assistant knows in a language, as the build leaves it: in one file the arrays of numbers, as they stand in memory,
// so that a server reads them without a copy; all else in another.

type Rest = Omit<LearnedKnowledge, 'utterances' | 'outOfScope' | 'classifier'> & {
  utteranceCount: number
  bias: number
}

/** @param raw folder of the built site, such as build/raw */
export async function keepKnowledge(raw: string, language: Language, knowledge: LearnedKnowledge): Promise<void> {
  const { utterances, outOfScope, classifier, ...others } = knowledge
  const { labels, starts, postings, weights } = utterances
  const rest: Rest = { ...others, utteranceCount: labels.length, bias: outOfScope.bias }
  const files = knowledgeFiles(raw, language)
  await mkdir(path.dirname(files.rest), { recursive: true })
  await writeFile(files.rest, serialize(rest))
  // Numbers of four bytes first, then two, then one: so each array is aligned.
  await writeFile(files.arrays, [
    ...[starts, outOfScope.weights, labels, classifier.starts, classifier.unseen],
    ...[postings, classifier.classes, weights, classifier.gains],
  ])
}

/** @throws when the site was not built */
export async function readKnowledge(raw: string, language: Language): Promise<LearnedKnowledge> {
  const files = knowledgeFiles(raw, language)
  const { utteranceCount, bias, ...rest }: Rest = deserialize(await readFile(files.rest))
  const { buffer, byteOffset } = await readFile(files.arrays)
  let offset = byteOffset
  const next = <Numbers extends { byteLength: number }>(
    Kind: new (buffer: ArrayBufferLike, offset: number, length: number) => Numbers,
    length: number,
  ) => {
    const numbers = new Kind(buffer, offset, length)
    offset += numbers.byteLength
    return numbers
  }
  const starts = next(Uint32Array, bucketCount + 1)
  const outOfScope = { weights: next(Float32Array, bucketCount), bias }
  const labels = next(Int32Array, utteranceCount)
  const classStarts = next(Uint32Array, bucketCount + 1)
  const unseen = next(Float32Array, rest.passages.length + 1)
  const length = starts[bucketCount] ?? 0
  const entries = classStarts[bucketCount] ?? 0
  const postings = next(Uint16Array, length)
  const classes = next(Uint16Array, entries)
  const weights = next(Uint8Array, length)
  const gains = next(Uint8Array, entries)
  return {
    ...rest,
    utterances: { labels, starts, postings, weights },
    outOfScope,
    classifier: { starts: classStarts, classes, gains, unseen },
  }
}

/** Where the knowledge of a language lies in a folder. */
export function knowledgeFiles(raw: string, language: Language): { arrays: string; rest: string } {
  const folder = path.join(raw, 'knowledge')
  return { arrays: path.join(folder, `${language}.arrays`), rest: path.join(folder, `${language}.bin`) }
}
