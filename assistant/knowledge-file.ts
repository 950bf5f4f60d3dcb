import { closeSync, fstatSync, openSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Language } from '#contract/language.ts'
import { type OpenFile, readWhole, rowsInFile } from './bucket-rows.ts'
import { bucketCount } from './features.ts'
import type { LearnedKnowledge, StoredKnowledge } from './learned-knowledge.ts'

// What the assistant knows in a language, as the build leaves it: in one file the arrays of numbers, as they stand in memory,
// of which a server reads what a question needs; all else in another.

type Rest = Omit<LearnedKnowledge, 'utterances' | 'outOfScope'> & {
  utteranceCount: number
  bias: number
}

/** @param raw folder of the built site, such as build/raw */
export async function keepKnowledge(raw: string, language: Language, knowledge: LearnedKnowledge): Promise<void> {
  const { utterances, outOfScope, ...others } = knowledge
  const { labels, starts, postings, weights } = utterances
  const rest: Rest = { ...others, utteranceCount: labels.length, bias: outOfScope.bias }
  const files = knowledgeFiles(raw, language)
  await mkdir(path.dirname(files.rest), { recursive: true })
  await writeFile(files.rest, serialize(rest))
  // Numbers of four bytes first, then two, then one: so each array is aligned.
  await writeFile(files.arrays, [starts, outOfScope.weights, labels, postings, weights])
}

/** Answers may still be given from a file that another has taken the place of: it is closed when nothing can read it any more. */
const openFiles = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor))

function openForReading(path: string): OpenFile {
  const file = { descriptor: openSync(path, 'r') }
  openFiles.register(file, file.descriptor)
  return file
}

/** @throws when the site was not built, or a file is not as long as it was written */
export async function readKnowledge(raw: string, language: Language): Promise<StoredKnowledge> {
  const files = knowledgeFiles(raw, language)
  const { utteranceCount, bias, ...rest }: Rest = deserialize(await readFile(files.rest))
  const file = openForReading(files.arrays)
  const numbers = new ArrayBuffer(4 * (2 * bucketCount + 1 + utteranceCount))
  readWhole(file, new Uint8Array(numbers), 0)
  let offset = 0
  const next = <Numbers extends { byteLength: number }>(
    Kind: new (buffer: ArrayBuffer, offset: number, length: number) => Numbers,
    length: number,
  ) => {
    const found = new Kind(numbers, offset, length)
    offset += found.byteLength
    return found
  }
  const starts = next(Uint32Array, bucketCount + 1)
  const outOfScope = { weights: next(Float32Array, bucketCount), bias }
  const labels = next(Int32Array, utteranceCount)
  const postings = starts[bucketCount] ?? 0
  const levelsAt = offset + 2 * postings
  const end = levelsAt + postings
  const { size } = fstatSync(file.descriptor)
  if (size !== end) throw new Error(`${files.arrays} has ${size} bytes instead of ${end}`)
  return {
    ...rest,
    utterances: { labels, rows: rowsInFile(starts, file, { ids: offset, levels: levelsAt }) },
    outOfScope,
  }
}

/** Where the knowledge of a language lies in a folder. */
export function knowledgeFiles(raw: string, language: Language): { arrays: string; rest: string } {
  const folder = path.join(raw, 'knowledge')
  return { arrays: path.join(folder, `${language}.arrays`), rest: path.join(folder, `${language}.bin`) }
}
