import { describe, expect, test } from 'vitest'
import { checkArticle } from '../scripts/content-check/articles.ts'
import { findProblems } from '../scripts/content-check/problems.ts'
import { deadLinks, type TextPair, textProblems, thinTexts } from '../scripts/content-check/texts.ts'

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

  test('a link that leads nowhere', () => {
    const links = pair({ 'next.href': '/kontakt', 'more.href': '/faq#prices' }, { 'next.href': '/contact' })
    expect(deadLinks(links, new Set(['/contact', '/faq']))).toEqual([
      'de/sample.ts: next.href: /kontakt is no page of the site',
    ])
  })

  test('a description that search engines would cut or find thin', () => {
    const { file, de, en } = pair({ 'meta.description': 'Zu kurz' }, { 'meta.description': 'x'.repeat(120) })
    expect(thinTexts({ file, de, en })).toEqual(['de/sample.ts: meta.description: 7 characters, 70 to 165 are useful'])
  })

  test('in an article: wrong fields, dead links, unknown facts, ß, few words', () => {
    const source = '---\ndate: 20.1.2025\n---\nGrüße, siehe [hier](/nirgends) für {price.nothing}.'
    const { wrong, thin } = checkArticle('blog/x.de.md', source, 'de', new Set())
    expect(wrong.join('\n')).toMatch(/^blog\/x\.de\.md: date: /m)
    expect(wrong).toContain('blog/x.de.md: /nirgends is no page of the site')
    expect(wrong).toContain('blog/x.de.md: {price.nothing} is no fact of content/facts.ts')
    expect(wrong).toContain('blog/x.de.md: contains ß; Swiss spelling has ss')
    expect(thin).toHaveLength(1)
  })
})
