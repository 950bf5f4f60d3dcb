import { processorTime } from '../support/processor-time.ts'
import type { GrowingText } from './growing-texts.ts'

/** Linear work takes 16 times as long for 16 times the text, work that grows with the square 256 times. */
const factor = 16
const between = 64
/** Far above what linear work takes (0.6 ms a kilobyte on a busy machine), far below what the square of such a length does: noise alone fails nothing. */
const floorMs = (length: number) => Math.max(30, (1.6 * length) / 1024)

/**
 * Whether the work on a text grows with more than its length. Judged by how the processor time grows, not by how long it
 * is, and only when three measurements agree: neither a slow machine nor a busy one makes it true.
 */
export async function growsTooFast(read: (text: string) => unknown, text: GrowingText, length: number) {
  const long = text.of(length)
  const short = text.of(length / factor)
  for (let attempt = 0; attempt < 3; attempt++) {
    const ms = await processorTime(() => read(long), 0)
    if (ms < floorMs(length)) return false
    if (ms < between * (await processorTime(() => read(short)))) return false
  }
  return true
}
