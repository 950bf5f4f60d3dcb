import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { lateJson } from './late-json.server.ts'

it('says that it lives until the answer comes', async () => {
  const waiting = Promise.withResolvers<unknown>()
  const pieces = lateJson(waiting.promise, 5).body?.pipeThrough(new TextDecoderStream()) ?? []
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text === '  ') waiting.resolve({ text: 'Ja' })
  }
  expect(text).toMatch(/^ {2,}\{"text":"Ja"\}$/)
  expect(await lateJson(Promise.resolve(undefined)).json()).toBeNull()
  await expect(lateJson(Promise.reject(new Error('broken'))).text()).rejects.toThrow('broken')
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
  const heard = vi.fn()
  process.on('unhandledRejection', heard)
  onTestFinished(() => void process.off('unhandledRejection', heard))
  const waiting = Promise.withResolvers<void>()
  const reader = lateJson(waiting.promise.then(happen), 5).body?.getReader()
  await reader?.read()
  const left = reader?.cancel()
  waiting.resolve()
  await left
  await wait(20)
  expect(heard).not.toHaveBeenCalled()
})
