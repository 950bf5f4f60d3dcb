import { expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

/** Work that ends when it is told to. */
function task(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async () => {
    log.push(name)
    await promise
    return name
  }
  return { work, end: resolve }
}

const wanted = () => true
const later = () => new Promise((resolve) => setImmediate(resolve))

it('does so much at once, the others in turn, and refuses the rest', async () => {
  const queue = createRenderQueue({ atOnce: 2, waiting: 2 })
  const log: string[] = []
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((name) => task(log, name))
  const results = tasks.map(({ work }) => queue.run(work, wanted))
  expect(await results[4]).toBe('busy')
  await later()
  expect(log).toEqual(['a', 'b'])
  tasks[1]?.end()
  expect(await results[1]).toBe('b')
  await expect.poll(() => log).toEqual(['a', 'b', 'c'])
  for (const { end } of tasks) end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'busy'])
  expect(await queue.run(async () => 'f', wanted)).toBe('f')
})

it('skips what nobody waits for any more', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 2 })
  const log: string[] = []
  const first = task(log, 'first')
  let isThere = true
  const results = [
    queue.run(first.work, wanted),
    queue.run(task(log, 'left').work, () => isThere),
    queue.run(async () => 'last', wanted),
  ]
  isThere = false
  first.end()
  expect(await Promise.all(results)).toEqual(['first', 'gone', 'last'])
  expect(log).toEqual(['first'])
})

it('goes on after work that failed', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
  const failed = queue.run(async () => Promise.reject(new Error('no')), wanted)
  const next = queue.run(async () => 'next', wanted)
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

it('makes room for who comes when those in the line have left', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
  const first = task([], 'first')
  let isThere = true
  const results = [queue.run(first.work, wanted), queue.run(task([], 'left').work, () => isThere)]
  expect(await queue.run(async () => 'one too many', wanted)).toBe('busy')
  isThere = false
  const last = queue.run(async () => 'last', wanted)
  first.end()
  expect(await Promise.all([...results, last])).toEqual(['first', 'gone', 'last'])
})

it('rests after each piece of work, so that dozens of connections are accepted in between', async () => {
  const queue = createRenderQueue({ atOnce: 2, waiting: 5 })
  let rounds = 0
  const roundsBefore: number[] = []
  let isOver = false
  const round = () => {
    rounds++
    if (!isOver) setImmediate(round)
  }
  setImmediate(round)
  const busy = async () => {
    roundsBefore.push(rounds)
    rounds = 0
    for (const end = performance.now() + 10; performance.now() < end; );
  }
  for (let number = 0; number < 5; number++) void queue.run(busy, wanted)
  await queue.run(async () => {}, wanted)
  isOver = true
  // Two that came together may run one after the other.
  expect(roundsBefore.slice(2).filter((count) => count >= 10).length).toBeGreaterThanOrEqual(1)
})
