import { expect, test } from 'vitest'
import { dialectSpellings, stemGerman } from './german.ts'
import { languageRules } from './language.ts'

const { read, stem } = languageRules.de
const stems = (text: string) => new Set(read(text).map(({ word }) => stem(word)))

test.each([
  'Rechnung Rechnungen',
  'verbuchen verbucht Verbuchung verbuchte',
  'buchen gebucht Buchung Buchungen',
  'automatisieren automatisiert Automatisierung automatisch Automation',
  'einreichen eingereicht',
  'Gründung Gruendung gründen Gründer',
  'Steuer Steuern steuerlich',
  'Preis Preise Preisen',
  'Konto Konten',
  'Firma Firmen',
  'Büro Buero Büros Bueros',
  'kosten kostet',
  'wechseln Wechsel',
  'Monat Monate monatlich',
  'Grösse Größe Groesse',
])('%s have one stem', (family) => {
  expect(stems(family).size).toBe(1)
})

test.each(['Rechnung rechnen', 'Kunde Kündigung', 'Vorsteuer Steuer', 'Recht Rechnung'])('%s stay apart', (pair) => {
  expect(stems(pair).size).toBe(2)
})

test('numbers and short words stay as they are', () => {
  for (const word of ['390', 'camt053', 'ki', 'api']) expect(stemGerman(word)).toBe(word)
})

test.each([
  ['choschtet', 'kostet'],
  ['rachnig', 'rechnung'],
  ['buchhaltig', 'buchhaltung'],
  ['stuur', 'steuer'],
  ['priis', 'preis'],
  ['gspicheret', 'gespeichert'],
  ['lut', 'leut'],
  ['bhalte', 'behalten'],
  ['quittige', 'quittungen'],
  ['ufhöre', 'aufhören'],
])('%s may stand for %s', (dialect, standard) => {
  expect(dialectSpellings(dialect)).toContain(standard)
})
