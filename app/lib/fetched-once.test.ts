import { expect, test } from 'vitest'
import { fetchedOnce } from './fetched-once.ts'

test('is fetched once, and there at once from then on', async () => {
  let times = 0
  const word = fetchedOnce(async () => `fetched ${++times}`)
  expect(word.now()).toBeUndefined()
  expect(await Promise.all([word.load(), word.load()])).toEqual(['fetched 1', 'fetched 1'])
  expect(word.now()).toBe('fetched 1')
  expect(await word.load()).toBe('fetched 1')
})

test('is fetched again after a failure', async () => {
  let times = 0
  const word = fetchedOnce(async () => {
    if (++times === 1) throw new Error('offline')
    return 'fetched'
  })
  await expect(word.load()).rejects.toThrow('offline')
  expect(word.now()).toBeUndefined()
  expect(await word.load()).toBe('fetched')
})
