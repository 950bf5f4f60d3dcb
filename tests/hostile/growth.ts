import { processorTime } from '../support/processor-time.ts'
import type { GrowingText } from './growing-texts.ts'

/** Linear work takes 16 times as long for 16 times the text, work that grows with the square 256 times. */
const factor = 16
const between = 64
/** Far above what linear work takes, far below what the square of such a length does: noise alone fails nothing. */
const floorMs = 30

/**
 * Whether the work on a text grows with more than its length. Judged by how the processor time grows, not by how long it
 * is, and only when three measurements agree: neither a slow machine nor a busy one makes it true.
 */
export async function growsTooFast(read: (text: string) => unknown, text: GrowingText, length: number) {
  const long = text.of(length)
  const short = text.of(length / factor)
  for (let attempt = 0; attempt < 3; attempt++) {
    const ms = await processorTime(() => read(long), 0)
    if (ms < floorMs) return false
    if (ms < between * (await processorTime(() => read(short)))) return false
  }
  return true
}
