import { expect, test } from 'vitest'
import { isArticle } from '#content/catalogue.ts'
import { textPairs } from '#content/check/texts.ts'
import { documentSources } from '#content/documents.ts'

/** What the copy says in many places has one source; these tests find a second one. */
const texts = textPairs().flatMap(({ name, de, en }) =>
  [...de, ...en].map(([key, text]) => ({ where: `${name}: ${key}`, text })),
)
const articles = [...documentSources()].filter(([id]) => isArticle(id)).map(([where, text]) => ({ where, text }))

/** Prices of November 2026 and the sums made of them, as somebody would type them. */
const amounts = [
  ...['390', '890', "2'390", '490', "1'390", "3'990", '149', '399'],
  ...["3'670", "1'880", "4'480", "5'458", "8'458", "3'668", "6'668", "6'268", "9'268", "1'440"],
].join('|')
const typedPrice = new RegExp(`CHF[ \\u00a0](?:${amounts})(?![\\d'.])`)

test('prices and their sums are placeholders', () => {
  expect(texts.length).toBeGreaterThan(1000)
  expect([...texts, ...articles].filter(({ text }) => typedPrice.test(text)).map(({ where }) => where)).toEqual([])
})

test('what the free month is, is said in one file', () => {
  const labels = /^(early-access: |waitlist: (page\.meta\.description|wizard\.offer\.freeMonth)$)/
  const second = texts.filter(({ where, text }) => text.includes('{beta.freeTime}') && !labels.test(where))
  expect(second.map(({ where }) => where)).toEqual([])
})

test('lengths of workshops are placeholders', () => {
  const typed = /\b(?:4|6–8|2–4)[ \u00a0](?:Stunden|hours)|\b2–7[ \u00a0](?:Tage|days)/
  const found = texts.filter(({ where, text }) => /workshop/.test(where) && typed.test(text))
  expect(found.map(({ where }) => where)).toEqual([])
})
