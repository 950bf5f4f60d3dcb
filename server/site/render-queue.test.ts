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
  await later()
  expect(log).toEqual(['a', 'b', 'c'])
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

it('lets other work in between', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 3 })
  const log: string[] = []
  const results = ['a', 'b', 'c'].map((name) => queue.run(async () => log.push(name), wanted))
  setImmediate(() => log.push('other'))
  await Promise.all(results)
  expect(log.indexOf('other')).toBeLessThan(log.indexOf('c'))
})
