import { expect, test } from 'vitest'
import { expectedAnswer } from './expected-answer.ts'

test.each([
  ['Wie lange dauert der Pilot?', 'Er dauert vier Wochen.', 'Er läuft neben dem Alltag.'],
  ['Bis wann reichen wir ein?', 'Innert 60 Tagen nach der Periode.', 'Im ePortal der ESTV.'],
  ['Was choscht das?', 'Der Einstieg kostet CHF 390.', 'Sie erhalten eine Offerte.'],
  ['How much is the first call?', 'It is free.', 'It takes place on screen.'],
  ['Welcher Satz gilt?', 'Der Normalsatz ist 8.1 %.', 'Er gilt seit 2024.'],
  ['Wie viel Zeit braucht das?', 'Vier Wochen.', 'Es kostet CHF 390.'],
  ['How many people come?', 'Up to twelve people.', 'It depends on the room.'],
])('%s: %s, not: %s', (question, answer, other) => {
  const isExpected = expectedAnswer(question)
  expect(isExpected(answer)).toBe(true)
  expect(isExpected(other)).toBe(false)
})

test('a question of another kind expects nothing', () => {
  expect(expectedAnswer('Wer liest die Belege?')('Am 3. Mai um 14:00 für CHF 390, also 10 %.')).toBe(false)
})
