import { expect, test } from 'vitest'
import { languageRules } from '#search/language.ts'
import { readPassages } from '#search/passages.ts'
import { inOneGo } from '#search/steps.ts'
import { collectTerms, indexTerms, termsIn, textsOf } from '#search/term-index.ts'
import { collectWords, createVocabulary } from '#search/vocabulary.ts'
import { readTermHits, storeTermHits } from '../term-hits.ts'
import { thesaurusOf } from '../thesaurus.ts'

test('what was stored of an index finds the same as the index', () => {
  const rules = languageRules.de
  const passages = readPassages({
    pages: [['/faq', 'Fragen', 'faq', ['FAQ']]],
    passages: [
      [0, 'bank', 'Wie kommt der Kontoauszug herein?', 'Als camt.053 von der Bank.'],
      [0, 'kosten', 'Was kostet die Bank?', 'Nichts, was im Kontoauszug steht.'],
    ],
  })
  const vocabulary = createVocabulary(inOneGo(collectWords(passages.flatMap(textsOf), rules)))
  const indexed = inOneGo(collectTerms(passages, rules, thesaurusOf('de'), vocabulary))
  const index = inOneGo(indexTerms(indexed))
  const terms = termsIn(indexed)
  const stored = readTermHits(storeTermHits(index, terms))
  expect(terms.length).toBeGreaterThan(5)
  expect(terms.flatMap(index.hitsOf).length).toBeGreaterThan(terms.length)
  expect(terms.map(stored.hitsOf)).toEqual(terms.map(index.hitsOf))
  expect(stored.hitsOf('unbekannt')).toEqual([])
  expect(stored.passageCount).toBe(2)
})
