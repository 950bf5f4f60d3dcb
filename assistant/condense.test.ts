import { expect, test } from 'vitest'
import { condense } from './condense.ts'

test('a question is read as it is written', () => {
  const question = 'Was kostet der Pilot, und was kostet er danach?\nUnd wie lange dauert er?'
  expect(condense(question)).toBe(question)
})

// "mwst" as often as a message holds it took 113 ms of processor time.
test.each(['mwst ', 'mwst,', 'mwst\n'])('%j said again and again is read once', (word) => {
  expect(condense(word.repeat(198))).toBe('mwst')
})

test('of a message as long as allowed, the beginning and the end are read', () => {
  const words = Array.from({ length: 200 }, (_, index) => `w${1000 + index}`)
  const condensed = condense(words.join(' ')).split(' ')
  expect(condensed).toEqual([...words.slice(0, 18), ...words.slice(-18)])
})

test('of a word without end, as much as the longest has', () => {
  expect(condense('rechnung'.repeat(120))).toBe('rechnung'.repeat(8))
})
