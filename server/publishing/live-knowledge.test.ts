import { expect, it } from 'vitest'
import { factPassages } from '#assistant/facts.ts'
import type { Passage } from '#search/passages.ts'
import { correctPassages } from './live-knowledge.ts'

const passage = (id: number, href: string, heading: string, text: string): Passage => ({
  ...{ id, href, heading, text, page: 'FAQ', kind: 'faq', keywords: '', isOpening: false, names: [] },
})

it('quotes what a passage says today, wherever its address has one', () => {
  const [fact] = factPassages('de', 3)
  if (!fact) throw new Error('no facts')
  const learned = [
    passage(0, '/faq#scan', 'Reicht ein Scan?', 'Ja.'),
    passage(1, '/faq#price', 'Was kostet es?', 'CHF 890.'),
    passage(2, '/faq#gone', 'Weg?', 'Bald.'),
    { ...fact.passage, text: 'Was früher galt.' },
  ]
  const factOf = ({ id }: Passage) => (id === 3 ? fact.fact : undefined)
  correctPassages({ passages: learned, factOf, language: 'de' }, [
    passage(0, '/faq#new', 'Neu?', 'Ja.'),
    passage(1, '/faq#scan', 'Genügt ein Scan?', 'Ja, zehn Jahre lang.'),
    passage(2, '/faq#price', 'Was kostet es?', 'CHF 990.'),
  ])
  expect(learned.map(({ id, heading, text }) => [id, heading, text])).toEqual([
    [0, 'Genügt ein Scan?', 'Ja, zehn Jahre lang.'],
    [1, 'Was kostet es?', 'CHF 990.'],
    [2, 'Weg?', 'Bald.'],
    [3, fact.passage.heading, fact.passage.text],
  ])
})
