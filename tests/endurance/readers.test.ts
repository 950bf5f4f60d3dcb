import { expect, test } from 'vitest'
import { fileReaders } from '../hostile/file-readers.ts'
import { type GrowingText, growingTexts } from '../hostile/growing-texts.ts'
import { growsTooFast } from '../hostile/growth.ts'
import { readers, worstTexts } from '../hostile/worst-texts.ts'

// Promise: whatever somebody sends, reading it takes time in step with its length.

/** Below the lengths from which some readers refuse a text unread, and above. */
const lengths = [12 * 1024, 64 * 1024]

const texts: GrowingText[] = [
  ...growingTexts,
  ...Object.keys(worstTexts(64)).map((name) => ({ name, of: (length: number) => worstTexts(length)[name] ?? '' })),
]

test.each(Object.entries({ ...readers, ...fileReaders }))('%s: work stays in step with the length', async (_, read) => {
  const slow: string[] = []
  for (const text of texts) {
    for (const length of lengths) {
      if (await growsTooFast(read, text, length)) slow.push(`${text.name}, ${length}`)
    }
  }
  expect(slow).toEqual([])
})
