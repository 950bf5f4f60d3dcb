import { describe, expect, it } from 'vitest'
import { followPlace } from '#content/follow-place.ts'
import type { EntryValue } from '../entry.ts'
import { readAnswer } from './answer.ts'
import { partsOfSection, sectionsOf, sectionsToTranslate } from './sections.ts'
import { inHouseSpelling, plainWords } from './tidy.ts'
import { type Proposed, unreadSentences } from './unread-sentences.ts'

describe('long texts', () => {
  const german = 'Vorab.\n\n## Eins\n\nText.\n\n```\n## kein Titel\n```\n\n## Zwei\n\nMehr.\n'

  it('are cut at headings, not in code, and put together to the same', () => {
    const sections = sectionsOf(german)
    expect(sections).toEqual(['Vorab.', '## Eins\n\nText.\n\n```\n## kein Titel\n```', '## Zwei\n\nMehr.'])
    expect(`${sections.join('\n\n')}\n`).toBe(german)
    const long = ['## Lang', ...Array.from({ length: 9 }, (_, index) => `${index} ${'Wort '.repeat(80)}`.trim())].join(
      '\n\n',
    )
    const parts = partsOfSection(long)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join('\n\n')).toBe(long)
  })

  it('keep the sections whose words did not change', () => {
    const english = 'First.\n\n## One\n\nText.\n\n## Two\n\nMore.\n'
    const published = 'Vorab.\n\n## Eins\n\nText.\n\n## Zwei\n\nMehr.\n'
    const now = published.replace('Mehr.', 'Noch mehr.')
    const sections = sectionsToTranslate(now, english, published)
    expect(sections.map(({ kept }) => kept)).toEqual([true, true, false])
    expect(sections[2]).toEqual({ source: '## Zwei\n\nNoch mehr.', now: '## Two\n\nMore.', kept: false })
    expect(sectionsToTranslate(published, english, published).some(({ kept }) => kept)).toBe(false)
    expect(sectionsToTranslate(now, '', published).some(({ kept }) => kept)).toBe(false)
  })
})

describe('words of a model that nobody has read', () => {
  const entry = { id: 'faq', hidden: [] }
  const place = ['en', 'items', 0, 'answer']
  const proposal = { entry: 'faq', text: 'Two people count.', replaces: '', words_read: [] }
  const items = (...answers: string[]) => ({ en: { items: answers.map((answer) => ({ answer })) } })
  const body = (text: string) => ({ en: { body: text } })
  const placesOf = (proposed: Proposed, value: EntryValue, published: EntryValue, site = {}, id = 'faq') =>
    unreadSentences([proposed], { entry: { ...entry, id }, value, published }, new Map(Object.entries(site))).map(
      (one) => one.place,
    )

  it('are known by their words, wherever a list takes them', () => {
    expect(placesOf(proposal, items('Two people count.'), items(''))).toEqual([place])
    expect(placesOf(proposal, items('New', 'Two people count.'), items(''))).toEqual([['en', 'items', 1, 'answer']])
    expect(placesOf(proposal, items('Two people'), items(''))).toEqual([])
    expect(placesOf(proposal, items('Two people count.'), items('Two people count.'))).toEqual([])
    expect(placesOf(proposal, items('New', 'Two people count.'), items('Two people count.'))).toEqual([])
    expect(placesOf(proposal, { en: {} }, {})).toEqual([])
  })

  const sentence = 'Questions before signing, answered für real in brief'
  const long = { ...proposal, text: sentence }
  it.each([
    ['blanks at the end', `${sentence}  `],
    ['a space that does not break', sentence.replace(' ', '\u00a0')],
    ['two blanks', sentence.replace(' ', '  ')],
    ['letters with signs apart', sentence.normalize('NFD')],
    ['a soft hyphen', sentence.replace('signing', 'sign\u00ading')],
    ['a space without width', sentence.replace('signing', 'sign\u200bing')],
    ['a letter that nobody sees', sentence.replace('signing', 'sign\u3164ing')],
    ['a full stop', `${sentence}.`],
    ['other capitals', sentence.toUpperCase()],
    ['a line break', sentence.replace(' ', '\n')],
    ['words around it', `Hello. ${sentence} And more.`],
    ['an entity', sentence.replace('signing', 'si&#103;ning')],
    ['emphasis inside a word', sentence.replace('signing', 'sig**ni**ng')],
    ['a link inside a word', sentence.replace('signing', 'sig[ni](/faq)ng')],
    ['a comment inside a word', sentence.replace('signing', 'sig<!-- x -->ning')],
    ['a tag around it', `<p>${sentence}</p>`],
    ['a quotation around it', `> - ${sentence}`],
  ])('stay what they are with %s', (_, text) => {
    expect(placesOf(long, items(text), items(''))).toEqual([place])
  })

  it('stay what they are in another field, entry or document, where they are not short', () => {
    const other = { de: { lead: sentence } }
    expect(placesOf(long, other, {})).toEqual([['de', 'lead']])
    expect(placesOf(long, other, {}, {}, 'about')).toEqual([['de', 'lead']])
    expect(placesOf(proposal, { de: { lead: proposal.text } }, {}, {}, 'about')).toEqual([])
  })

  it('are somebody’s own once the sentence was changed, and known where it is published or stood before', () => {
    expect(placesOf(long, items(sentence.replace('signing', 'you sign')), items(''))).toEqual([])
    expect(placesOf(long, items(sentence), items(''), { 'en/about': `lead: ${sentence}` })).toEqual([])
    expect(placesOf({ ...long, replaces: sentence }, items(sentence), items(''))).toEqual([])
  })

  it('are read sentence by sentence in a long text', () => {
    const text =
      '## One title\n\nThe first of all sentences. The second of all sentences.\n\n- A point of five words\n\n- No\n'
    const article = { ...proposal, text, replaces: '## Old\n' }
    const standing = (now: string) => placesOf(article, body(now), body('')).length
    expect(standing('The first of many sentences. The second of all sentences.\n')).toBe(1)
    expect(standing('The first of many sentences. The second of all\nsentences and more.\n')).toBe(1)
    expect(standing('- A point of five words\n- Nothing\n')).toBe(1)
    expect(standing('- Nothing\n- No\n')).toBe(1)
    expect(standing('## Another title\n\nThe first of many sentences. The second of them. Know.\n')).toBe(0)
  })

  it('of a table are read cell by cell and row by row', () => {
    const table = (...rows: string[]) => `| Step | Who | When |\n| - | - | - |\n${rows.join('\n')}\n`
    const article = { ...proposal, text: table('| Count the cash together | two | No |'), replaces: table() }
    const standing = (row: string) => placesOf(article, body(table(row)), body(table('| Yes | two | No |'))).length
    expect(standing('| Count the cash together | three | Yes |')).toBe(1)
    expect(standing('| Count all cash together | two | No |')).toBe(0)
  })
})

it('a place is found again where its item went', () => {
  const texts = (ids: string[]) => ({ de: { items: ids.map((id) => ({ id, text: id })) } })
  const follow = (ids: string[]) => followPlace(['de', 'items', 1, 'text'], texts(['a', 'b']), texts(ids))
  expect(follow(['b', 'a'])).toEqual(['de', 'items', 0, 'text'])
  expect(follow(['x', 'a', 'b'])).toEqual(['de', 'items', 2, 'text'])
  expect(follow(['a'])).toBeUndefined()
})

it('an answer is one JSON object of texts, fenced or not', () => {
  expect(readAnswer('```json\n{"t1": "Yes"}\n```')).toEqual({ t1: 'Yes' })
  for (const bad of ['', 'Yes', '{"t1": 3}', '{"t1": "Yes"', '[]', '{"t1": {"a": "b"}}']) {
    expect(readAnswer(bad)).toBeUndefined()
  }
})

it('texts are spelt as the site spells', () => {
  expect(inHouseSpelling(' Die "Straße", und „Gruß“ `"x"` ', 'de', '')).toBe('Die «Strasse», und «Gruss» `"x"`')
  expect(inHouseSpelling('It\'s "here", CHF 2\'390', 'en', '')).toBe("It’s “here”, CHF 2'390")
  expect(inHouseSpelling('At 8.1 %', 'en', 'Bei 8.1\u00a0%')).toBe('At 8.1\u00a0%')
  expect(plainWords('Mehr\u00adwert bei 8.1\u00a0%')).toBe('Mehrwert bei 8.1 %')
})
