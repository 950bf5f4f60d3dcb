import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

test('a subject is the first sentence that greets nobody', () => {
  expect(subjectOf('Guten Tag\n\nWir buchen 380 Rechnungen von Hand. Geht das?')).toBe(
    'Wir buchen 380 Rechnungen von Hand',
  )
  // As it comes from a field of one line.
  expect(subjectOf('Guten Tag Wir buchen jeden Monat')).toBe('Wir buchen jeden Monat')
  expect(subjectOf('Guten Tag Frau Muster')).toBe('Guten Tag Frau Muster')
})

test('a long one ends at a word', () => {
  const long = 'Bei der QR-Rechnung mit strukturierter Adresse meldet unsere Bank einen Fehler'
  expect(subjectOf(long)).toBe('Bei der QR-Rechnung mit strukturierter Adresse meldet unsere …')
})
