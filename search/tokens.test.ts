import { expect, test } from 'vitest'
import { tokenise } from './tokens.ts'

const words = (text: string) => tokenise(text).map(({ word }) => word)

test.each([
  ["CHF 2'390.00", ['chf', '2390']],
  ['2’390 und 2,390', ['2390', 'und', '2390']],
  ['8,1 % oder 8.1%', ['8.1', '%', 'oder', '8.1', '%']],
  ['CHF 149–399', ['chf', '149', '399']],
  ['camt.053', ['camt053', 'camt', '053']],
  ['KI-Workflow per E-Mail', ['ki', 'workflow', 'per', 'email']],
  ['Größe, Zürich, crème', ['grosse', 'zurich', 'creme']],
  ["what's new", ['what', 'new']],
  ['«QR-Rechnung»', ['qr', 'rechnung']],
  ['?!', []],
])('%s is read as %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('a token says where it stands', () => {
  const text = 'Die MWST-Abrechnung'
  expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Die', 'MWST', 'Abrechnung'])
})

// Each letter of this stands for eighteen, so that a message of a thousand took more than a second.
test('of a word longer than any, no more is read than the longest has', () => {
  expect(words(`Frist ${'ﷺ'.repeat(1000)}`).map(({ length }) => length)).toEqual([5, 64])
})
