import { expect, test } from 'vitest'
import { prefilledMessage } from './prefill.ts'

const prefilled = (query: Record<string, string>) =>
  prefilledMessage(`?${new URLSearchParams(query)}`, 'Betrifft: {topic}')

test.each([
  [{}, ''],
  [{ topic: 'MWST' }, 'Betrifft: MWST'],
  [{ message: 'Guten Tag\nIch möchte dabei sein.' }, 'Guten Tag\nIch möchte dabei sein.'],
  [{ topic: 'MWST', message: 'Guten Tag' }, 'Betrifft: MWST\n\nGuten Tag'],
  [{ topic: 'a\nBcc: x', message: ' ' }, 'Betrifft: a Bcc: x'],
  [{ topic: '<b>MWST</b>' }, 'Betrifft: bMWST/b'],
])('%j gives %j', (query, message) => {
  expect(prefilled(query)).toBe(message)
})

test('however long a link is, the message fits into the field', () => {
  const message = prefilled({ topic: '😀'.repeat(5000), message: '😀'.repeat(5000) })
  expect([...message].length).toBeLessThanOrEqual(2000)
})
