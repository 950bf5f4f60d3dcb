import { describe, expect, test } from 'vitest'
import { factSources } from '#assistant/fact-sources.ts'
import { createKnowledgeReader } from '#assistant/knowledge.ts'
import { passageLabels } from '#assistant/learn/labels.ts'
import { outOfScopeLabel, readUtterances } from '#assistant/learn/read-utterances.ts'
import { articleSlugs } from '#content/articles.ts'
import { languages } from '#contract/language.ts'

/** The utterances of assistant/utterances, beside the built site. */
const read = createKnowledgeReader()

/** Members, events and articles come and go by the operator's hand: what was asked about one that has gone is left out. */
function comesAndGoes(label: string): boolean {
  const [, slug] = /^\/blog\/([^#|\s]+)/.exec(label) ?? []
  if (slug) return !articleSlugs().includes(slug)
  return /^(\/about|\/video-studio#events-title) \| /.test(label)
}

describe.each(languages)('utterances, %s', (language) => {
  const utterances = readUtterances(language)
  const labels = new Set(utterances.map(({ label }) => label))

  test('each is for a passage that there is, and each short fact has some', async () => {
    const { passages, factOf } = await read(language)
    const known = new Set([...passageLabels(passages, factOf, language).keys(), outOfScopeLabel])
    expect([...labels].filter((label) => !known.has(label) && !comesAndGoes(label))).toEqual([])
    expect(Object.keys(factSources).filter((fact) => !labels.has(fact))).toEqual([])
  })

  test('there are many, and each can be typed in Switzerland', () => {
    expect(utterances.length).toBeGreaterThan(20_000)
    expect(utterances.filter(({ text }) => text.includes('ß'))).toEqual([])
  })
})
