import { expect, test } from 'vitest'
import { languageRules } from '#search/language.ts'
import { readThesaurus } from '#search/thesaurus.ts'
import { utterancesInMemory } from '#tests/support/learned-in-memory.ts'
import { indexUtterances, type Utterance } from './learn/index-utterances.ts'
import { createSimilarity, createVectoriser } from './similarity.ts'

const rules = languageRules.de

function similarityTo(...utterances: [text: string, label: number][]) {
  const known = utterances.map(([text, label]): Utterance => ({ text, label }))
  const thesaurus = readThesaurus(rules)
  const index = indexUtterances(known, rules, thesaurus)
  return createSimilarity(utterancesInMemory(index), createVectoriser(index, rules, thesaurus))
}

function nearest(similarities: Map<number, number>) {
  return [...similarities].sort(([, one], [, other]) => other - one)[0]?.[0]
}

const similarity = similarityTo(
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
])('%s is nearest to the utterance of label %i', (question, label) => {
  expect(nearest(similarity(question))).toBe(label)
})

test('a text is most similar to itself, and not at all to what shares nothing with it', () => {
  const similarities = similarity('wo seid ihr')
  const itself = similarities.get(3) ?? 0
  expect(Math.max(...[...similarities].filter(([label]) => label !== 3).map(([, other]) => other))).toBeLessThan(
    itself / 2,
  )
  expect(similarity('xyz 12345')).toEqual(new Map())
})

test('several utterances of a label speak for it together', () => {
  const one = similarityTo(['Preis der Analyse', 1], ['Dauer der Schulung', 2])
  const several = similarityTo(['Preis der Analyse', 1], ['Kosten der Analyse', 1], ['Dauer der Schulung', 2])
  expect(several('Preise Analyse').get(1)).toBeGreaterThan(one('Preise Analyse').get(1) ?? 1)
})
