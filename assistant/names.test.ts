import { expect, test } from 'vitest'
import type { Passage } from '#search/passages.ts'
import { readForeignNames } from './names.ts'

const passages = ['Wir verbinden bexio und Abacus.', 'Ihr Konto bei der PostFinance.'].map(
  (text, id): Passage => ({
    id,
    href: '/faq',
    page: 'FAQ',
    heading: '',
    text,
    kind: 'faq',
    keywords: '',
    isOpening: false,
    names: [],
  }),
)
const { generalise, programIn } = readForeignNames(passages)

test.each([
  ['Geht das mit der ZKB?', 'Geht das mit der Bank?'],
  ['Konto bei der Zürcher Kantonalbank', 'Konto bei der Bank'],
  ['Does it work with Zurich Cantonal Bank?', 'Does it work with Bank?'],
  ['Konto bei der PostFinance', 'Konto bei der PostFinance'],
  ['Raiffeisenstrasse 3', 'Raiffeisenstrasse 3'],
])('a bank that the site does not name is any bank: %s', (text, general) => {
  expect(generalise(text)).toBe(general)
})

test('a program that the site does not name is found, whatever its case', () => {
  expect(programIn('do you work with XERO?')).toBe('Xero')
  expect(programIn('Läuft das mit bexio?')).toBeUndefined()
})
