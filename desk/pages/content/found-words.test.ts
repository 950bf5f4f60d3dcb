import { expect, test } from 'vitest'
import { placeSaying } from './found-words.ts'

test('words are found where they stand first, in either language, soft hyphens and folded lines or not', () => {
  const value = {
    de: { hero: { title: 'Liefe\u00adranten' }, steps: [{ text: 'Eins' }, { text: 'Kostet CHF 390\nexkl. MWST' }] },
    en: { hero: { title: 'Suppliers' }, steps: [{ text: 'One' }, { text: '(390)' }] },
  }
  expect(placeSaying(value, 'lieferanten')).toBe('de.hero.title')
  expect(placeSaying(value, '390 exkl')).toBe('de.steps.1.text')
  expect(placeSaying(value, '(390)')).toBe('en.steps.1.text')
  expect(placeSaying(value, 'nirgends')).toBeUndefined()
})
