import { describe, expect, test } from 'vitest'
import { articleMinutes, excerptMinutes } from './reading-time.ts'

describe('reading time', () => {
  test.each([
    [undefined, 1],
    ['', 1],
    ['x'.repeat(199), 1],
    ['x'.repeat(399), 1],
    ['x'.repeat(400), 2],
    ['x'.repeat(1000), 5],
  ])('an excerpt takes its length by 200, rounded down: %#', (excerpt, minutes) => {
    expect(excerptMinutes(excerpt)).toBe(minutes)
  })

  test.each([
    [0, 1],
    [1999, 1],
    [2000, 2],
    [8112, 8],
  ])('an article of %i characters takes %i minutes', (length, minutes) => {
    expect(articleMinutes(length)).toBe(minutes)
  })
})
