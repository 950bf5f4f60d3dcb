import { expect, test } from 'vitest'
import { read } from './documents.ts'
import { facts, monthsText } from './facts.ts'

const company = read('company')

test.each([
  ['de', '1 Monat', '3 Monate'],
  ['en', '1 month', '3 months'],
] as const)('the free time of the beta follows the figure, with its noun, %s', (language, one, three) => {
  expect([monthsText(1, language), monthsText(3, language)]).toEqual([one, three])
  expect(facts(language)['beta.freeTime']).toBe(monthsText(company.beta.freeMonths, language))
})

test('a figure of the company keeps its decimals', () => {
  expect(facts('de')['claim.uptimePercent']).toBe(String(company.claims.uptimePercent))
})

test.each(['de', 'en'] as const)('no fact has a placeholder left in it, %s', (language) => {
  const unfilled = Object.entries(facts(language)).filter(([, text]) => /\{[\w.]+\}/.test(text))
  expect(unfilled).toEqual([])
})
