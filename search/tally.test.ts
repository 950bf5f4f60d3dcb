import { expect, test } from 'vitest'
import { createTally } from './tally.ts'

const told = (tally: ReturnType<typeof createTally>) => {
  const meetings: [number, number][] = []
  tally.drain((id, { score }) => meetings.push([id, score]))
  return meetings
}

test('sums up by passage, in the order of the first meeting, and forgets', () => {
  const tally = createTally(10)
  for (const id of [7, 2, 7]) tally.of(id).score += 1
  expect(told(tally)).toEqual([
    [7, 2],
    [2, 1],
  ])
  expect(told(tally)).toEqual([])
  tally.of(2).score += 1
  expect(told(tally)).toEqual([[2, 1]])
})
