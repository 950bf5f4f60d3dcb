import { describe, expect, it } from 'vitest'
import { followPlace } from '#content/follow-place.ts'
import { readAnswer } from './prompt.ts'
import { partsOfSection, sectionsOf, sectionsToTranslate } from './sections.ts'
import { inHouseSpelling, plainWords } from './tidy.ts'

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
