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

const asker = (network = '192.0.2.1', isWanted = () => true) => ({ network, isWanted })
const later = () => new Promise((resolve) => setImmediate(resolve))

it('does so much at once, the others in turn, and refuses the rest', async () => {
  const queue = createRenderQueue({ atOnce: 2, waiting: 2 })
  const log: string[] = []
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((name) => task(log, name))
  const results = tasks.map(({ work }) => queue.run(work, asker()))
  expect(await results[4]).toBe('busy')
  await later()
  expect(log).toEqual(['a', 'b'])
  tasks[1]?.end()
  expect(await results[1]).toBe('b')
  await expect.poll(() => log).toEqual(['a', 'b', 'c'])
  for (const { end } of tasks) end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'busy'])
  expect(await queue.run(async () => 'f', asker())).toBe('f')
})

it('skips what nobody waits for any more', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 2 })
  const log: string[] = []
  const first = task(log, 'first')
  let isThere = true
  const results = [
    queue.run(first.work, asker()),
    queue.run(
      task(log, 'left').work,
      asker('192.0.2.1', () => isThere),
    ),
    queue.run(async () => 'last', asker()),
  ]
  isThere = false
  first.end()
  expect(await Promise.all(results)).toEqual(['first', 'gone', 'last'])
  expect(log).toEqual(['first'])
})

it('gives each network a turn, however many another one asks, and lets ten of one wait', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 50 })
  const log: string[] = []
  const first = task(log, 'first')
  const results = [queue.run(first.work, asker('flood'))]
  await later()
  for (let number = 0; number < 12; number++) results.push(queue.run(async () => `flood ${number}`, asker('flood')))
  const order: string[] = []
  const ask = (name: string) =>
    queue.run(async () => {
      order.push(name)
      return name
    }, asker(name))
  const others = [ask('flood'), ask('one'), ask('two'), ask('three')]
  expect(await Promise.all(results.slice(-2))).toEqual(['crowded', 'crowded'])
  expect(await others[0]).toBe('crowded')
  let floodsBefore = 0
  for (const result of results.slice(1, -2)) void result.then(() => order.includes('three') || floodsBefore++)
  first.end()
  expect(await Promise.all(others)).toEqual(['crowded', 'one', 'two', 'three'])
  expect(order).toEqual(['one', 'two', 'three'])
  expect(floodsBefore).toBeLessThanOrEqual(2)
  expect(await Promise.all(results.slice(0, 3))).toEqual(['first', 'flood 0', 'flood 1'])
})

it('goes on after work that failed', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
  const failed = queue.run(async () => Promise.reject(new Error('no')), asker())
  const next = queue.run(async () => 'next', asker())
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

it('makes room for who comes when those in the line have left', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
  const first = task([], 'first')
  let isThere = true
  const results = [
    queue.run(first.work, asker()),
    queue.run(
      task([], 'left').work,
      asker('192.0.2.1', () => isThere),
    ),
  ]
  expect(await queue.run(async () => 'one too many', asker())).toBe('busy')
  isThere = false
  const last = queue.run(async () => 'last', asker())
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
  for (let number = 0; number < 5; number++) void queue.run(busy, asker())
  await queue.run(async () => {}, asker())
  isOver = true
  // Two that came together may run one after the other.
  expect(roundsBefore.slice(2).filter((count) => count >= 10).length).toBeGreaterThanOrEqual(1)
})
