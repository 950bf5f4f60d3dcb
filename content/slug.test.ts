import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it('names for addresses are made of letters that every address has', () => {
  expect(slugOf('Was kostet «Größe» im Café? {price.x}')).toBe('was-kostet-groesse-im-cafe')
  expect(slugOf('  Über Mehr\u00adwert & QR-\u2060Wärmé! ')).toBe('ueber-mehrwert-qr-waerme')
  expect(slugOf('x '.repeat(80), 48)).toHaveLength(47)
  expect(slugOf('!!!')).toBe('')
  // Not in the middle of a phrase, unless that is the first.
  const title = 'Belege unterwegs festhalten: was am Abend noch zählt'
  expect(slugOf(title, 48)).toBe('belege-unterwegs-festhalten')
  expect(slugOf(title, 25)).toBe('belege-unterwegs')
})
