import { expect, test } from 'vitest'
import { languageRules } from '#search/language.ts'
import { utterancesInMemory } from '#tests/support/learned-in-memory.ts'
import { indexUtterances } from './learn/index-utterances.ts'
import { createNearestUtterances } from './nearest-utterances.ts'
import { createVectoriser } from './similarity.ts'
import { thesaurusOf } from './thesaurus.ts'

const index = indexUtterances(
  [
    { label: 2, text: 'does anybody hear when I read your letters' },
    { label: 1, text: 'where do the servers stand' },
    { label: 2, text: 'how do I cancel the newsletter' },
    { label: 1, text: 'in which country are our documents kept' },
    { label: 2, text: 'do tracking pixels tell you that I read your letters' },
  ],
  languageRules.en,
  thesaurusOf('en'),
)
const vectorise = createVectoriser(index, languageRules.en, thesaurusOf('en'))
const find = createNearestUtterances(utterancesInMemory(index))
const question = vectorise('can you see whether I read your letters')

test('a sentence is near by words that only the utterances share with it', () => {
  const nearest = find(question, [2])
  const told = nearest(vectorise('There are no tracking pixels.'))
  expect(told).toBeGreaterThan(0.05)
  expect(told).toBeGreaterThan(nearest(vectorise('The servers stand in one country.')))
})

test('the utterances of several labels count together, those of others never', () => {
  const servers = vectorise('the servers stand in one country')
  expect(find(vectorise('servers and letters'), [1, 2])(servers)).toBeGreaterThan(0.1)
  expect(find(vectorise('tracking pixels'), [2])(vectorise('stand'))).toBe(0)
  expect(find(question, [])(servers)).toBe(0)
  expect(find(question, [7])(servers)).toBe(0)
})
