import { expect, it } from 'vitest'
import { stoppedClock } from '#tests/support/clock.ts'
import { cachedAnswer } from './cached-answer.ts'

function setUp(failures = 0) {
  const clock = stoppedClock()
  let asked = 0
  const answer = cachedAnswer(250, clock.now, async () => {
    asked += 1
    if (asked <= failures) throw new Error('away')
    return asked
  })
  return { clock, answer, asked: () => asked }
}

it('asks once for all who come within the time, and anew after it', async () => {
  const { clock, answer, asked } = setUp()
  expect(await Promise.all([answer(), answer(), answer()])).toEqual([1, 1, 1])
  clock.pass({ ms: 249 })
  expect(await answer()).toBe(1)
  clock.pass({ ms: 1 })
  expect(await answer()).toBe(2)
  expect(asked()).toBe(2)
})

it('keeps no failure, and nothing over a clock that was set back', async () => {
  const { clock, answer } = setUp(1)
  await expect(answer()).rejects.toThrow('away')
  expect(await answer()).toBe(2)
  clock.pass({ hours: -1 })
  expect(await answer()).toBe(3)
})
