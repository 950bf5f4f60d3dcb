import { expect, test } from 'vitest'
import { languageRules } from '#search/language.ts'
import { readThesaurus } from '#search/thesaurus.ts'
import { createOutOfScopeScore } from '../out-of-scope.ts'
import { createVectoriser } from '../similarity.ts'
import { indexUtterances } from './index-utterances.ts'
import { trainOutOfScope } from './train-out-of-scope.ts'

const rules = languageRules.de
const answered = 1
const outOfScope = -1
const utterances = [
  ...['Was kostet der Pilot?', 'Wie lange dauert der Pilot?', 'Wer liest die Belege?', 'Was kostet die Schulung?'],
  ...['Wo stehen die Preise?', 'Wie lange dauert die Schulung?', 'Wer prüft die Rechnung?'],
].map((text) => ({ text, label: answered }))
const others = ['Was kostet ein Velo?', 'Wie lange lebt ein Hund?'].map((text) => ({ text, label: outOfScope }))
const thesaurus = readThesaurus(rules)
const index = indexUtterances([...utterances, ...others], rules, thesaurus)
const score = createOutOfScopeScore(
  trainOutOfScope(index, (label) => label === outOfScope),
  createVectoriser(index, rules, thesaurus),
)

test('known utterances are told apart, though one class has few', () => {
  expect(utterances.filter(({ text }) => score(text) >= 0)).toEqual([])
  expect(others.filter(({ text }) => score(text) <= 0)).toEqual([])
})

test.each([
  ['Wie viel kostet mein Velo?', 1],
  ['Hunde', 1],
  ['Kosten der Schulung', -1],
  ['Wer liest die Rechnungen?', -1],
])('of a new one, the words decide that only one class has: %s', (text, sign) => {
  expect(Math.sign(score(text))).toBe(sign)
})
