import { describe, expect, test } from 'vitest'
import { chatQuestions as de } from '#content/de/chat-questions.ts'
import { chatQuestions as en } from '#content/en/chat-questions.ts'
import { languages } from '#contract/language.ts'
import { factSources } from '#server/chat/fact-sources.ts'
import { createKnowledgeReader } from '#server/chat/knowledge.ts'
import { passageIds } from '#server/chat/ways-of-asking.ts'

/** The ways of asking in content/{de,en}/chat-questions, beside the built site. */
const read = createKnowledgeReader()
const questions = { de, en }

describe.each(languages)('ways of asking, %s', (language) => {
  const { facts, passages, notHere } = questions[language]

  test('each is for a passage that there is', async () => {
    const { passages: published, factOf } = await read(language)
    const names = passageIds(published, factOf, language)
    expect(Object.keys(passages).filter((name) => !names.has(name))).toEqual([])
    expect(Object.keys(facts).sort()).toEqual(Object.keys(factSources).sort())
  })

  const all = [...Object.values(facts), ...Object.values(passages), notHere].flat()

  test('each is something that can be typed in Switzerland', () => {
    expect(all.filter((text) => text.trim() === '' || text.includes('ß'))).toEqual([])
  })

  test('none stands for two things', () => {
    const plain = all.map((text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    expect(plain.length).toBeGreaterThan(1000)
    expect(plain.filter((text, place) => plain.indexOf(text) !== place)).toEqual([])
  })
})
