import { expect, it } from 'vitest'
import { yieldToRequests } from './yield-to-requests.ts'

/** @param loads of the work and of each slice of time after it; the last one stays. @returns milliseconds */
async function restAfter(...loads: number[]): Promise<number> {
  let rested = 0
  const sleep = async (ms: number) => {
    rested += ms
  }
  await yieldToRequests(sleep, () => () => (loads.length > 1 ? loads.shift() : loads[0]) ?? 0)()
  return rested
}

it('does not wait where nobody else is there', async () => {
  expect(await restAfter(0.5)).toBe(0)
})

it('goes on once the load has ended', async () => {
  expect(await restAfter(1, 0.9, 0.7, 0.2)).toBe(75)
})

it('waits for two seconds at most', async () => {
  expect(await restAfter(1)).toBe(2_000)
})

it('knows by the event loop whether this process is busy', async () => {
  const rests = { idle: 0, busy: 0 }
  const sleepAs = (state: keyof typeof rests) => async () => void rests[state]++
  const afterIdle = yieldToRequests(sleepAs('idle'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  await afterIdle()
  const afterBusy = yieldToRequests(sleepAs('busy'))
  for (const end = performance.now() + 100; performance.now() < end; );
  await afterBusy()
  expect(rests.idle).toBe(0)
  expect(rests.busy).toBeGreaterThan(0)
})
