import { expect, test } from 'vitest'
import { questionKind, speaksOf } from './question-kind.ts'

test.each([
  ['Where is your company registered?', 'place', 'asked'],
  ['Will you register our company?', 'polar', 'both'],
  ['Wo ist eure Firma eingetragen?', 'place', 'asked'],
  ['Chan i jederzit ufhöre?', 'polar', 'asker'],
  ['Was choscht das?', 'price', undefined],
  ['Wie lange dauert der Pilot bei uns?', 'duration', 'asker'],
  ['how many people do you train', 'number', 'asked'],
  ['Wänn chömed öji Lüüt?', 'time', 'asked'],
  ['In welchem Jahr wurde die Firma gegründet?', 'time', undefined],
  ['Wer liest üsi Beleg?', 'person', 'asker'],
  ['Why camt.054?', 'reason', undefined],
  ['Sitz und Handelsregister', undefined, undefined],
])('%s', (question, kind, whose) => {
  expect(questionKind(question)).toBe(kind)
  expect(speaksOf(question)).toBe(whose)
})
