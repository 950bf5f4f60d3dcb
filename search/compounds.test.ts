import { expect, test } from 'vitest'
import { splitCompound } from './compounds.ts'
import { languageRules } from './language.ts'
import { inOneGo } from './steps.ts'
import { collectWords, createVocabulary } from './vocabulary.ts'

const rules = languageRules.de
const vocabularyOf = (text: string) => createVocabulary(inOneGo(collectWords([text], rules)))
const vocabulary = vocabularyOf('Buchhaltung Rechnung Mahnung Automatisierung QR IBAN')

test('a compound falls into the words that the site uses', () => {
  expect(splitCompound('buchhaltungsautomatisierung', rules, vocabulary)).toEqual(
    ['buchhaltung', 'automatisierung'].map(rules.stem),
  )
  expect(splitCompound('quittungsautomat', rules, vocabulary)).toEqual([])
})

test('a word of many parts is looked at a few times for each, however many ways there are to split it', () => {
  const ambiguous = vocabularyOf('Konto Kontokonto')
  let looks = 0
  const neverKnown = () => {
    looks += 1
    return false
  }
  const word = 'konto'.repeat(12)
  expect(splitCompound(word, rules, ambiguous, neverKnown)).toEqual([])
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(word.length)
})

test('a word longer than any compound is none', () => {
  expect(splitCompound('buchhaltungrechnungmahnung'.repeat(38), rules, vocabulary)).toEqual([])
})
