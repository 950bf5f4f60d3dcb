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

test('a point within a sentence does not end it', () => {
  const date = 'Wir wechseln auf den 1. Januar zu z. B. bexio'
  expect(subjectOf(`Grüezi\n\n${date}. Geht das?`)).toBe(date)
  expect(subjectOf('Wir beginnen im Jahr 2027. Geht das?')).toBe('Wir beginnen im Jahr 2027')
})

test('a long one ends at a word', () => {
  const long = 'Bei der QR-Rechnung mit strukturierter Adresse meldet unsere Bank einen Fehler'
  expect(subjectOf(long)).toBe('Bei der QR-Rechnung mit strukturierter Adresse meldet unsere …')
})
