import { describe, expect, test } from 'vitest'
import { readUtterances } from '#assistant/learn/read-utterances.ts'
import { normalised } from '#assistant/normalised.ts'
import { languages } from '#contract/language.ts'
import { openSets, readSet } from '../bench/assistant/sets.ts'

describe.each(languages)('%s', (language) => {
  test('no question that is graded stands among the utterances that the assistant learns from', () => {
    const known = new Set(readUtterances(language).map(({ text }) => normalised(text)))
    const questions = openSets.flatMap((name) => readSet(name, language))
    expect(questions.length).toBeGreaterThan(500)
    const seen = questions.filter(
      ({ asked }) => asked.length === 1 && asked.some((text) => known.has(normalised(text))),
    )
    expect(seen.map(({ asked }) => asked[0])).toEqual([])
  })
})
