import { expect, test } from 'vitest'
import { languageRules } from '#search/language.ts'
import type { Passage } from '#search/passages.ts'
import type { Hit } from '#search/rank.ts'
import { createFeatureExtractor, type FeatureVector } from './features.ts'
import type { Knowledge } from './knowledge.ts'
import { quote } from './quote.ts'
import { thesaurusOf } from './thesaurus.ts'

const extract = createFeatureExtractor(languageRules.de, thesaurusOf('de'))

function vectorise(text: string): FeatureVector {
  const features = extract(text)
  const length = Math.hypot(...features.values())
  return new Map([...features].map(([bucket, weight]) => [bucket, weight / length]))
}

function quoted(heading: string, text: string, question: string): string {
  const passage: Passage = {
    id: 0,
    href: '/faq#one',
    page: 'FAQ',
    heading,
    text,
    kind: 'faq',
    keywords: '',
    isOpening: false,
    names: [],
  }
  const hit: Hit = { passage, score: 1, coverage: 1, topicCoverage: 1, asked: 1, terms: new Set() }
  const knowledge: Pick<Knowledge, 'passages' | 'vectorise'> = { passages: [passage], vectorise }
  return quote(hit, question, knowledge as Knowledge, 110)
}

const heading = 'Müssen wir die Buchhaltungssoftware wechseln?'

test.each([
  'Nein. Sie bleibt.',
  'Sie müssen nicht. Sie bleibt.',
  'Oft nicht: Sie bleibt.',
  'Ja, sobald sie verbunden ist.',
  'Es braucht dafür nichts.',
])(
  'a yes or no, or a mere pronoun, is told with what it answers: another question may mean something else: %s',
  (text) => {
    expect(quoted(heading, text, 'Können wir unser bexio behalten?')).toBe(`${heading} ${text}`)
  },
)

test('it begins the answer where the question is the passage’s own', () => {
  expect(quoted(heading, 'Nein. Sie bleibt.', 'Müssen wir denn die Buchhaltungssoftware wechseln')).toBe(
    'Nein. Sie bleibt.',
  )
})

test('what says no yes or no stands without the question that it answers', () => {
  expect(quoted(heading, 'Ihre Software bleibt.', 'Können wir unser bexio behalten?')).toBe('Ihre Software bleibt.')
  expect(quoted(heading, 'Nicht alles auf einmal, ein Ablauf zuerst.', 'Wo beginnt man?')).not.toContain(heading)
})
