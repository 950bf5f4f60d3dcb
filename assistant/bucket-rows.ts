import { readSync } from 'node:fs'
import { memoize } from '#search/language.ts'

/** The entries of a hash bucket: ids, and for each a level from 0 to 255. */
export type Row = { ids: Uint16Array; levels: Uint8Array }

/** A row of entries for each hash bucket, one after the other, because a list for each would take several times the memory. */
export type BucketRows = {
  /** Where the row of each bucket starts, in entries, and at last where that of the last one ends. */
  starts: Uint32Array
  row(bucket: number): Row
}

export function rowsInMemory(starts: Uint32Array, { ids, levels }: Row): BucketRows {
  const row = (bucket: number) => {
    const [start, end] = [starts[bucket], starts[bucket + 1]]
    return { ids: ids.subarray(start, end), levels: levels.subarray(start, end) }
  }
  return { starts, row }
}

/** An object, so that its file is closed when nobody holds it. */
export type OpenFile = { descriptor: number }

/**
 * Fills an array with what stands in a file.
 * @param position in bytes
 * @throws where the file ends before: zeros would pass for numbers
 */
export function readWhole({ descriptor }: OpenFile, target: NodeJS.ArrayBufferView, position: number): void {
  const read = readSync(descriptor, target, 0, target.byteLength, position)
  if (read !== target.byteLength) throw new Error(`The file ends before byte ${position + target.byteLength}`)
}

/** A question has some hundred buckets, is compared several times, and shares most of its words with others. */
const mostKept = 4000

/**
 * Reads a row when it is asked for: a question needs few of them, and all together take some ten megabytes. The system keeps in its
 * memory what is read often.
 * A row throws where the file has ended before it.
 * @param places where the ids and the levels of the first row stand in it, in bytes
 */
export function rowsInFile(starts: Uint32Array, file: OpenFile, places: { ids: number; levels: number }): BucketRows {
  const row = memoize((bucket: number): Row => {
    const start = starts[bucket] ?? 0
    const length = (starts[bucket + 1] ?? 0) - start
    const [ids, levels] = [new Uint16Array(length), new Uint8Array(length)]
    if (length > 0) {
      readWhole(file, ids, places.ids + start * ids.BYTES_PER_ELEMENT)
      readWhole(file, levels, places.levels + start)
    }
    return { ids, levels }
  }, mostKept)
  return { starts, row }
}
