import { expect, test } from 'vitest'
import { processorTime } from '../support/processor-time.ts'
import { readers, worstTexts } from './worst-texts.ts'

/**
 * Ten times the goal (bench/attacks.ts tells the figures): a slow machine passes, and a reader whose work grows with the
 * square of a text's length does not, because it takes hundreds of milliseconds.
 */
const generousMs = 100
const texts = Object.entries(worstTexts(64 * 1024))

test.each(Object.entries(readers))('%s: 64 KB of the worst text are soon read', async (_, read) => {
  const slow: string[] = []
  for (const [name, text] of texts) {
    // Once, and where that took long, some more times: the first run may have compiled something.
    const isSlow =
      (await processorTime(() => read(text), 0)) > generousMs &&
      (await processorTime(() => read(text), 500)) > generousMs
    if (isSlow) slow.push(name)
  }
  expect(slow).toEqual([])
})
