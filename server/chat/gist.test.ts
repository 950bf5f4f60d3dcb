import { expect, test } from 'vitest'
import { gistOf } from './gist.ts'

test('a question is read as it is written', () => {
  const question = 'Was kostet der Pilot, und was kostet er danach?\nUnd wie lange dauert er?'
  expect(gistOf(question)).toBe(question)
})

// "mwst" as often as a message holds it took 113 ms of processor time.
test.each(['mwst ', 'mwst,', 'mwst\n'])('%j said again and again is read once', (word) => {
  expect(gistOf(word.repeat(198))).toBe('mwst')
})

test('of a message as long as allowed, the beginning and the end are read', () => {
  const words = Array.from({ length: 200 }, (_, place) => `w${1000 + place}`)
  const gist = gistOf(words.join(' ')).split(' ')
  expect(gist).toEqual([...words.slice(0, 40), ...words.slice(-40)])
})

test('of a word without end, as much as the longest has', () => {
  expect(gistOf('rechnung'.repeat(120))).toBe('rechnung'.repeat(8))
})
