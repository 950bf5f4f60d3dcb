import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Language } from '#contract/language.ts'
import { featurePlaces } from '#search/features.ts'
import type { CollectedKnowledge } from './collected-knowledge.ts'

// What the assistant knows in a language, as the build keeps it: in one file the tables of numbers, as they stand in memory,
// so that a server reads them without a copy; all else in another.

type Kept = Omit<CollectedKnowledge, 'likeness' | 'doubt'> & { wordings: number; ofNothing: number }

/** @param raw folder of the built site, such as build/raw */
export async function keepKnowledge(raw: string, language: Language, knowledge: CollectedKnowledge): Promise<void> {
  const { likeness, doubt, ...rest } = knowledge
  const { things, starts, holders, shares } = likeness
  const kept: Kept = { ...rest, wordings: things.length, ofNothing: doubt.ofNothing }
  const files = filesOf(raw, language)
  await mkdir(path.dirname(files.rest), { recursive: true })
  await writeFile(files.rest, serialize(kept))
  // Those of four bytes first, then two, then one: so each begins where its kind may.
  await writeFile(files.tables, [starts, doubt.ofFeatures, things, holders, shares])
}

/** @throws when the site was not built */
export async function readKnowledge(raw: string, language: Language): Promise<CollectedKnowledge> {
  const files = filesOf(raw, language)
  const { wordings, ofNothing, ...rest }: Kept = deserialize(await readFile(files.rest))
  const { buffer, byteOffset } = await readFile(files.tables)
  let place = byteOffset
  const next = <Table extends { byteLength: number }>(
    Kind: new (buffer: ArrayBufferLike, start: number, length: number) => Table,
    length: number,
  ) => {
    const table = new Kind(buffer, place, length)
    place += table.byteLength
    return table
  }
  const starts = next(Uint32Array, featurePlaces + 1)
  const ofFeatures = next(Float32Array, featurePlaces)
  const things = next(Int32Array, wordings)
  const length = starts[featurePlaces] ?? 0
  const holders = next(Uint16Array, length)
  const shares = next(Uint8Array, length)
  return { ...rest, likeness: { things, starts, holders, shares }, doubt: { ofFeatures, ofNothing } }
}

function filesOf(raw: string, language: Language) {
  const folder = path.join(raw, 'knowledge')
  return { tables: path.join(folder, `${language}.tables`), rest: path.join(folder, `${language}.bin`) }
}
