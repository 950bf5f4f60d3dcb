import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['Rufen Sie mich an: +41 79 123 45 67, danke', 'Rufen Sie mich an: [redacted], danke'],
  ['Tel. 079 123 45 67', 'Tel. [redacted]'],
  ['0041(0)44/123-45-67 bitte', '[redacted] bitte'],
  ['Schreiben an mira.muster@example.com bitte', 'Schreiben an [redacted] bitte'],
  ['Stimmt CH93 0076 2011 6238 5295 7?', 'Stimmt [redacted]?'],
  ['Stimmt ch9300762011623852957?', 'Stimmt [redacted]?'],
  ['AHV 756.1234.5678.97', 'AHV [redacted]'],
])('what tells who asked is taken out: %s', (question, expected) => {
  expect(redact(question)).toBe(expected)
})

test.each([
  "Ab CHF 1'200'000 Umsatz?",
  'Frist am 30. November 2026?',
  'Konto 1020 oder 2000?',
  'OR 958f und camt.053.001.08?',
])('amounts, dates and accounts stay: %s', (question) => {
  expect(redact(question)).toBe(question)
})
