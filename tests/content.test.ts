import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Problem } from '#content/problem.ts'
import { articleSlugs } from '#content/site.ts'
import { checkArticle } from '../scripts/content-check/articles.ts'
import { eventSentences } from '../scripts/content-check/event-sentences.ts'
import { checkContent } from '../scripts/content-check/findings.ts'
import { outOfStep, pairOf, type Twin } from '../scripts/content-check/in-step.ts'
import { inOneLine } from '../scripts/content-check/place.ts'
import { deadLinks, type TextPair, textProblems, thinTexts } from '../scripts/content-check/texts.ts'
import { tierProblems } from '../scripts/content-check/tiers.ts'

test('nothing in content/ is wrong', async () => {
  expect((await checkContent()).wrong).toEqual([])
})

const pair = (de: Record<string, string>, en: Record<string, string>): TextPair => ({
  file: 'sample.ts',
  de: new Map(Object.entries(de)),
  en: new Map(Object.entries(en)),
})

/** Without lines, because there is no such file. */
const told = (problems: Problem[]) => problems.map(inOneLine).join('\n')

describe('the check finds', () => {
  test.each([
    ['a missing translation', pair({ title: 'Titel' }, {}), 'content/en/sample.ts: missing, German has it'],
    [
      'one among others',
      pair({ title: 'Titel', lead: 'Text' }, { lead: 'Text' }),
      'content/en/sample.ts: title: missing, German has it',
    ],
    ['a missing original', pair({ a: 'x' }, { a: 'x', b: 'y' }), 'content/de/sample.ts: b: missing, English has it'],
    ['a blank', pair({ title: 'Titel' }, { title: ' ' }), 'content/en/sample.ts: title: blank'],
    ['ß', pair({ title: 'Grüße' }, { title: 'Regards' }), 'content/de/sample.ts: title: contains ß'],
    [
      'an unknown fact',
      pair({ a: '{price.nothing}' }, { a: 'x' }),
      'content/de/sample.ts: a: {price.nothing} is no fact',
    ],
    [
      'an untranslated sentence',
      pair({ a: 'Wir melden uns bei Ihnen morgen' }, { a: 'Wir melden uns bei Ihnen morgen' }),
      'content/en/sample.ts: a: not translated',
    ],
    [
      'a placeholder in one language only',
      pair({ a: '{n} Beiträge' }, { a: 'posts' }),
      'content/en/sample.ts: a: {n} stands in one',
    ],
  ])('%s', (_, texts, problem) => {
    expect(told(textProblems(texts))).toContain(problem)
  })

  test('nothing where nothing is wrong', () => {
    expect(textProblems(pair({ a: '{n} Beiträge' }, { a: '{n} posts' }))).toEqual([])
  })

  test('a link that leads nowhere', () => {
    const links = pair({ 'next.href': '/kontakt', 'more.href': '/faq#prices' }, { 'next.href': '/contact' })
    expect(told(deadLinks(links, new Set(['/contact', '/faq'])))).toBe(
      'content/de/sample.ts: next.href: /kontakt is no page of the site',
    )
  })

  test('a description that search engines would cut or find thin', () => {
    const texts = pair({ 'meta.description': 'Zu kurz' }, { 'meta.description': 'x'.repeat(120) })
    expect(told(thinTexts(texts))).toBe('content/de/sample.ts: meta.description: 7 characters, 70 to 165 are useful')
  })

  test('in an article: wrong fields, dead links, ß, each with its line, and few words', () => {
    const fields = '---\ndate: 20.1.2025\n---\n'
    const broken = checkArticle('content/blog/x.de.md', `${fields}\nGrüße, siehe [hier](/nirgends).`, 'de', new Set())
    expect(broken.wrong.join('\n')).toMatch(/^content\/blog\/x\.de\.md:2: date: /m)
    expect(broken.wrong).toContain('content/blog/x.de.md:5: /nirgends is no page of the site')
    expect(broken.wrong).toContain('content/blog/x.de.md:5: contains ß; Swiss spelling has ss')
    const file = `content/blog/${articleSlugs[0]}.de.md`
    const [head] = readFileSync(file, 'utf8').split('\n---\n')
    expect(checkArticle(file, `${head}\n---\nEin kurzer Satz.\n`, 'de', new Set()).look).toEqual([
      `${file}: 3 words, 900 to 1600 are worth reading`,
    ])
  })

  test('more places taken than there are', () => {
    const tier = { tier: 'early_access', total_slots: 5, accepted_count: 8, available_slots: -3 }
    expect(told(tierProblems([tier]))).toMatch(/^content\/tiers\.ts:\d+: places\.early_access: expected whole numbers/)
  })
})

describe('sentences around the events', () => {
  const events = [{ id: 'x', date: '2027-03-03', from: '16:30', to: '17:15' }]
  const sentences = (text: string) => told(eventSentences(pair({ 'events.lead': text }, {}), events))

  test.each(['Diese Termine sind vom Mai.', 'Stand 2025.', 'Kostenlos, 60 Minuten.'])('"%s" fit no event', (text) => {
    expect(sentences(text)).toContain('and no event in events.ts fits')
  })

  test('that fit are left alone, and so are the words of an event itself', () => {
    expect(sentences('Im März 2027, 45 Minuten.')).toBe('')
    expect(eventSentences(pair({ 'events.items.x.title': 'Was seit 2025 gilt' }, {}), events)).toEqual([])
  })
})

describe('a text that was compared with its twin', () => {
  const twin = (de: string, en: string): Twin => ({ de, en, file: (language) => `${language}/sample.ts` })
  const record = new Set([twin('Sechs Werkzeuge', 'Six tools'), twin('Mehr', 'More')].map(pairOf))
  const changedIn = (...twins: Twin[]) => outOfStep(twins, record).changed.map(({ language }) => language)

  test('is in step as long as both stay, wherever they stand', () => {
    expect(changedIn(twin('Mehr', 'More'), twin('Sechs Werkzeuge', 'Six tools'))).toEqual([])
    expect(changedIn(twin('Sechs Werk\u00adzeuge', 'Six\u00a0tools'))).toEqual([])
  })

  test('is named by the language in which alone it changed', () => {
    expect(changedIn(twin('Sieben Werkzeuge', 'Six tools'))).toEqual(['de'])
    expect(changedIn(twin('Sechs Werkzeuge', 'Seven tools'))).toEqual(['en'])
  })

  test('is new when both changed', () => {
    expect(outOfStep([twin('Sieben Werkzeuge', 'Seven tools')], record)).toEqual({ changed: [], fresh: 1 })
  })
})
