import { expect, it, vi } from 'vitest'
import { eventLines } from './event-lines.server.ts'

it('events are lines of JSON, each as it happens', async () => {
  async function* events() {
    yield { type: 'begin' }
    yield { type: 'end' }
  }
  expect(await eventLines(events(), () => {}).text()).toBe('{"type":"begin"}\n{"type":"end"}\n')
})

it.each([
  ['comes', () => 'late'],
  [
    'fails',
    () => {
      throw new Error('aborted')
    },
  ],
])('what still %s after somebody has left is nobody’s error', async (_, happen) => {
  const waiting = Promise.withResolvers<void>()
  const ended = vi.fn()
  async function* events() {
    try {
      await waiting.promise
      yield happen()
    } finally {
      ended()
    }
  }
  const report = vi.fn()
  const reader = eventLines(events(), report).body?.getReader()
  const read = reader?.read()
  await new Promise(setImmediate)
  const left = reader?.cancel()
  waiting.resolve()
  await Promise.all([read, left])
  await new Promise(setImmediate)
  expect(report).not.toHaveBeenCalled()
  expect(ended).toHaveBeenCalledOnce()
})
