import { describe, expect, test } from 'vitest'
import { articleSlugs } from '#content/articles.ts'
import { checkArticle } from '#content/check/articles.ts'
import { checkDocuments } from '#content/check/check-documents.ts'
import { eventSentences } from '#content/check/event-sentences.ts'
import { outOfStep, pairOf, type Twin } from '#content/check/in-step.ts'
import { deadLinks, type TextPair, textProblems, thinTexts } from '#content/check/texts.ts'
import { documentSources, source } from '#content/documents.ts'
import { inOneLine, type Problem } from '#content/problem.ts'
import { checkContent } from '../scripts/content-check/findings.ts'

test('nothing in content/ is wrong', () => {
  expect(checkContent().wrong).toEqual([])
})

const pair = (de: Record<string, string>, en: Record<string, string>): TextPair => ({
  name: 'sample',
  de: new Map(Object.entries(de)),
  en: new Map(Object.entries(en)),
})

const told = (problems: Problem[]) => problems.map(inOneLine).join('\n')

describe('the check finds', () => {
  test.each([
    ['a missing translation', pair({ title: 'Titel' }, {}), 'content/en/sample.yaml: missing, German has it'],
    [
      'one among others',
      pair({ title: 'Titel', lead: 'Text' }, { lead: 'Text' }),
      'content/en/sample.yaml: title: missing, German has it',
    ],
    ['a missing original', pair({ a: 'x' }, { a: 'x', b: 'y' }), 'content/de/sample.yaml: b: missing, English has it'],
    [
      'another id',
      pair({ 'items.0.id': 'eins' }, { 'items.0.id': 'one' }),
      'content/en/sample.yaml: items.0.id: not as in German, which has eins',
    ],
    ['ß', pair({ title: 'Grüße' }, { title: 'Regards' }), 'content/de/sample.yaml: title: contains ß'],
    [
      'an unknown fact',
      pair({ a: '{price.nothing}' }, { a: 'x' }),
      'content/de/sample.yaml: a: {price.nothing} is no fact',
    ],
    [
      'an untranslated sentence',
      pair({ a: 'Wir melden uns bei Ihnen morgen' }, { a: 'Wir melden uns bei Ihnen morgen' }),
      'content/en/sample.yaml: a: not translated',
    ],
    [
      'a placeholder in one language only',
      pair({ a: '{n} Beiträge' }, { a: 'posts' }),
      'content/en/sample.yaml: a: {n} stands in one',
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
      'content/de/sample.yaml: next.href: /kontakt is no page of the site',
    )
  })

  test('a description that search engines would cut or find thin', () => {
    const texts = pair({ 'meta.description': 'Zu kurz' }, { 'meta.description': 'x'.repeat(120) })
    expect(told(thinTexts(texts))).toBe('content/de/sample.yaml: meta.description: 7 characters, 70 to 165 are useful')
  })

  test('in an article: wrong fields, dead links, ß, each with its line, and few words', () => {
    const fields = '---\ndate: 20.1.2025\n---\n'
    const broken = checkArticle('de/blog/x', `${fields}\nGrüße, siehe [hier](/nirgends).`, 'de', new Set())
    expect(told(broken.wrong)).toMatch(/^content\/de\/blog\/x\.md:2: date: /m)
    expect(told(broken.wrong)).toContain('content/de/blog/x.md:5: /nirgends is no page of the site')
    expect(told(broken.wrong)).toContain('content/de/blog/x.md:5: contains ß; Swiss spelling has ss')
    const id = `de/blog/${articleSlugs()[0]}`
    const [head] = source(id)?.split('\n---\n') ?? []
    expect(told(checkArticle(id, `${head}\n---\nEin kurzer Satz.\n`, 'de', new Set()).look)).toBe(
      `content/${id}.md: body: 3 words, 900 to 1600 are worth reading`,
    )
    for (const empty of ['', '\n![Ein Beleg, fotografiert](/images/uploads/beleg "Der Beleg")\n']) {
      const found = checkArticle(id, `${head}\n---\n${empty}`, 'de', new Set())
      expect(told(found.wrong)).toContain(`content/${id}.md: body: blank`)
      expect(found.look).toEqual([])
    }
  })

  test.each([
    [
      'more places taken than there are',
      'tiers',
      /taken: \d+/,
      'taken: 900',
      /tiers\.yaml:\d+: \w+: expected whole numbers, no/,
    ],
    ['a blank', 'en/faq', /title: .*/, 'title: " "', /en\/faq\.yaml:\d+: [\w.]*title: blank/],
    ['a list in which one language has more', 'en/faq', /\n {6}- .*\n {8}question: .*\n/, '\n', /en\/faq\.yaml/],
    [
      'a price that a service names and nobody has',
      'de/services/erp-automation',
      /key: \w+/,
      'key: hour',
      /prices\.0\.key: company\.yaml has no price hour/,
    ],
    [
      'an event without words',
      'events',
      /id: [\w-]+/,
      'id: neu',
      /video-studio\.yaml:\d+: events\.items\.neu: missing, because events\.yaml/,
    ],
    [
      'a tag without a name',
      `de/blog/${articleSlugs()[0]}`,
      /tags:\n {2}- \w+/,
      'tags:\n  - kuchen',
      /\.md:\d+: tags\.0: kuchen has no name/,
    ],
    ['what is no YAML', 'company', /brand: .*/, 'brand: "x', /company\.yaml:\d+: /],
  ])('%s, with file and line', (_, id, old, value, problem) => {
    const text = source(id) ?? ''
    expect(text).toMatch(old)
    const { wrong } = checkDocuments(new Map(documentSources()).set(id, text.replace(old, value)))
    expect(told(wrong)).toMatch(problem)
  })

  test('what is wrong in several documents at once', () => {
    const broken = new Map(documentSources())
    broken.delete('en/auth')
    broken.delete('consent')
    broken.set('de/home', broken.get('de/home')?.replace(/href: \/\w+/, 'href: /nirgends') ?? '')
    broken.set('company', broken.get('company')?.replace(/brand: .*/, 'brand: 5') ?? '')
    const lines = told(checkDocuments(broken).wrong)
    for (const line of [
      /^content\/en\/auth\.yaml: missing, German has it$/m,
      /^content\/consent\.yaml: missing$/m,
      /^content\/de\/home\.yaml:\d+: [\w.]+: \/nirgends\S* is no page of the site$/m,
      /^content\/company\.yaml:\d+: brand: expected a text$/m,
    ])
      expect(lines).toMatch(line)
  })
})

describe('sentences around the events', () => {
  const events = [{ id: 'x', date: '2027-03-03', from: '16:30', to: '17:15' }]
  const sentences = (text: string) => told(eventSentences(pair({ 'events.lead': text }, {}), events))

  test.each(['Diese Termine sind vom Mai.', 'Stand 2025.', 'Kostenlos, 60 Minuten.'])('"%s" fit no event', (text) => {
    expect(sentences(text)).toContain('and no event in events.yaml fits')
  })

  test('that fit are left alone, and so are the words of an event itself', () => {
    expect(sentences('Im März 2027, 45 Minuten.')).toBe('')
    expect(eventSentences(pair({ 'events.items.x.title': 'Was seit 2025 gilt' }, {}), events)).toEqual([])
  })
})

describe('a text that was compared with its twin', () => {
  const twin = (de: string, en: string): Twin => ({ de, en, file: (language) => `${language}/sample.yaml` })
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
