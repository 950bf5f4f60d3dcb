import { describe, expect, test } from 'vitest'
import { findProblems } from '../scripts/content-check/problems.ts'
import { type TextPair, textProblems } from '../scripts/content-check/texts.ts'

test('nothing in content/ is wrong', async () => {
  expect((await findProblems()).wrong).toEqual([])
})

describe('what the check finds', () => {
  const pair = (de: Record<string, string>, en: Record<string, string>): TextPair => ({
    file: 'sample.ts',
    de: new Map(Object.entries(de)),
    en: new Map(Object.entries(en)),
  })

  test.each([
    ['a missing translation', pair({ title: 'Titel' }, {}), 'en/sample.ts: title: missing'],
    ['a blank', pair({ title: 'Titel' }, { title: ' ' }), 'en/sample.ts: title: blank'],
    ['ß', pair({ title: 'Grüße' }, { title: 'Regards' }), 'de/sample.ts: title: contains ß'],
    ['an unknown fact', pair({ a: '{price.nothing}' }, { a: 'x' }), 'de/sample.ts: a: {price.nothing} is no fact'],
    [
      'an untranslated sentence',
      pair({ a: 'Wir melden uns bei Ihnen morgen' }, { a: 'Wir melden uns bei Ihnen morgen' }),
      'en/sample.ts: a: not translated',
    ],
    [
      'a placeholder in one language only',
      pair({ a: '{n} Beiträge' }, { a: 'posts' }),
      'en/sample.ts: a: {n} stands in one',
    ],
  ])('%s', (_, texts, problem) => {
    expect(textProblems(texts).join('\n')).toContain(problem)
  })

  test('nothing where nothing is wrong', () => {
    expect(textProblems(pair({ a: '{n} Beiträge' }, { a: '{n} posts' }))).toEqual([])
  })
})
