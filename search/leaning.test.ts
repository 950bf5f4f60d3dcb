import { expect, test } from 'vitest'
import { languageRules } from './language.ts'
import { createLeaning, learnLeaning } from './leaning.ts'
import { createTextReader, tabulate } from './likeness.ts'
import { readThesaurus } from './thesaurus.ts'

const rules = languageRules.de
const here = 1
const notHere = -1
const wordings = [
  ...['Was kostet der Pilot?', 'Wie lange dauert der Pilot?', 'Wer liest die Belege?', 'Was kostet die Schulung?'],
  ...['Wo stehen die Preise?', 'Wie lange dauert die Schulung?', 'Wer prüft die Rechnung?'],
].map((text) => ({ text, of: here }))
const others = ['Was kostet ein Velo?', 'Wie lange lebt ein Hund?'].map((text) => ({ text, of: notHere }))
const thesaurus = readThesaurus(rules)
const table = tabulate([...wordings, ...others], rules, thesaurus)
const leaning = createLeaning(
  learnLeaning(table, (thing) => thing === notHere),
  createTextReader(table, rules, thesaurus),
)

test('wordings lean to their own kind, though one of them has few', () => {
  expect(wordings.filter(({ text }) => leaning(text) >= 0)).toEqual([])
  expect(others.filter(({ text }) => leaning(text) <= 0)).toEqual([])
})

test.each([
  ['Wie viel kostet mein Velo?', 1],
  ['Hunde', 1],
  ['Kosten der Schulung', -1],
  ['Wer liest die Rechnungen?', -1],
])('of a new one, the words decide that only one kind has: %s', (text, sign) => {
  expect(Math.sign(leaning(text))).toBe(sign)
})
