import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { groupQuestions } from './question-groups.ts'

const handed = (questions: [Language, string][]) =>
  questions.map(([language, question], index) => ({
    id: String(index),
    question,
    language,
    created_at: `2026-11-22T10:00:${String(index).padStart(2, '0')}.000Z`,
  }))

test('questions that ask for the same are one group, the most frequent group first', () => {
  const groups = groupQuestions(
    handed([
      ['de', 'Kann ich mit TWINT bezahlen?'],
      ['de', 'Bieten Sie Lehrstellen an?'],
      ['de', 'Kann man mit Twint zahlen'],
      ['en', 'Can I pay with TWINT?'],
      ['de', 'twint bezahlen möglich?'],
      ['de', 'Gibt es bei Ihnen eine Lehrstelle?'],
    ]),
  )
  expect(groups.map(({ language, questions }) => [language, ...questions.map(({ id }) => id)])).toEqual([
    ['de', '0', '2', '4'],
    ['de', '1', '5'],
    ['en', '3'],
  ])
})

test('a question that has no word is a group of its own', () => {
  expect(
    groupQuestions(
      handed([
        ['de', '???'],
        ['de', '!!!'],
      ]),
    ),
  ).toHaveLength(2)
})
