import { describe, expect, it } from 'vitest'
import { plainWords, readAnswer } from './prompt.ts'
import { sectionsToTranslate } from './sections.ts'

describe('long texts', () => {
  const german = 'Vorab.\n\n## Eins\n\nText.\n\n```\n## kein Titel\n```\n\n## Zwei\n\nMehr.\n'

  it('are cut at headings, not in code, and put together to the same', () => {
    const textsOf = (text: string) => sectionsToTranslate(text, '', '').map(({ source }) => source)
    expect(textsOf(german)).toEqual(['Vorab.', '## Eins\n\nText.\n\n```\n## kein Titel\n```', '## Zwei\n\nMehr.'])
    expect(`${textsOf(german).join('\n\n')}\n`).toBe(german)
    const long = ['## Lang', ...Array.from({ length: 9 }, (_, index) => `${index} ${'Wort '.repeat(80)}`.trim())].join(
      '\n\n',
    )
    expect(textsOf(long).length).toBeGreaterThan(1)
    expect(textsOf(long).join('\n\n')).toBe(long)
  })

  it('keep the sections whose words did not change', () => {
    const english = 'First.\n\n## One\n\nText.\n\n## Two\n\nMore.\n'
    const published = 'Vorab.\n\n## Eins\n\nText.\n\n## Zwei\n\nMehr.\n'
    const now = published.replace('Mehr.', 'Noch mehr.')
    const sections = sectionsToTranslate(now, english, published)
    expect(sections.map(({ isKept }) => isKept)).toEqual([true, true, false])
    expect(sections[2]).toEqual({ source: '## Zwei\n\nNoch mehr.', now: '## Two\n\nMore.', isKept: false })
    expect(sectionsToTranslate(published, english, published).some(({ isKept }) => isKept)).toBe(false)
    expect(sectionsToTranslate(now, '', published).some(({ isKept }) => isKept)).toBe(false)
  })
})

it('an answer is one JSON object with a text, fenced or not', () => {
  expect(readAnswer('```json\n{"text": "Yes"}\n```')).toBe('Yes')
  for (const bad of ['', 'Yes', '{"text": 3}', '{"text": "Yes"', '[]', '{"other": "b"}', 'null']) {
    expect(readAnswer(bad)).toBeUndefined()
  }
  expect(plainWords('Mehr\u00adwert bei 8.1\u00a0%')).toBe('Mehrwert bei 8.1 %')
})
