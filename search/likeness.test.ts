import { expect, test } from 'vitest'
import { languageRules } from './language.ts'
import { createLikeness, createTextReader, tabulate, type Wording } from './likeness.ts'
import { readThesaurus } from './thesaurus.ts'

const rules = languageRules.de

function likenessTo(...wordings: [text: string, of: number][]) {
  const known = wordings.map(([text, of]): Wording => ({ text, of }))
  const thesaurus = readThesaurus(rules)
  const table = tabulate(known, rules, thesaurus)
  return createLikeness(table, createTextReader(table, rules, thesaurus))
}

function nearest(likeness: Map<number, number>) {
  return [...likeness].sort(([, one], [, other]) => other - one)[0]?.[0]
}

const likenessOf = likenessTo(
  ['was kostet der Pilot', 1],
  ['wie lange dauert der Pilot', 2],
  ['wo seid ihr', 3],
  ['wann habt ihr offen', 4],
  ['Kontoauszug einlesen', 5],
  ['darf ich Papierbelege wegwerfen', 6],
)

test.each([
  ['Was kostet denn der Pilot?', 1],
  ['Wie lange geht so ein Pilot', 2],
  ['wo seid ihr denn', 3],
  ['wann händ ihr offe', 4],
  ['Kontoauszüge eingelesen', 5],
  ['Bankauszug', 5],
  ['papirbelege wegschmeissen?', 6],
])('%s is asked like wording %i', (question, of) => {
  expect(nearest(likenessOf(question))).toBe(of)
})

test('a text is most alike to itself, and not at all to what shares nothing with it', () => {
  const likeness = likenessOf('wo seid ihr')
  const itself = likeness.get(3) ?? 0
  expect(Math.max(...[...likeness].filter(([of]) => of !== 3).map(([, other]) => other))).toBeLessThan(itself / 2)
  expect(likenessOf('xyz 12345')).toEqual(new Map())
})

test('several wordings of a thing speak for it together', () => {
  const one = likenessTo(['Preis der Analyse', 1], ['Dauer der Schulung', 2])
  const several = likenessTo(['Preis der Analyse', 1], ['Kosten der Analyse', 1], ['Dauer der Schulung', 2])
  expect(several('Preise Analyse').get(1)).toBeGreaterThan(one('Preise Analyse').get(1) ?? 1)
})
