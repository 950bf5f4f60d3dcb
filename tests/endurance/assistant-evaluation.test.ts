import { describe, expect, test } from 'vitest'
import { createKnowledgeReader } from '#assistant/knowledge.ts'
import { languages } from '#contract/language.ts'
import { type Graded, gradeAll } from '../../bench/assistant/grade.ts'
import { openSets, readSet } from '../../bench/assistant/sets.ts'

// Promise: The assistant without a model answers nine of ten questions rightly, and refuses nearly all that the site does not answer.

/** On the built site. `npm run chat:eval` tells the exact shares; these keep them from falling. */
const read = createKnowledgeReader()

describe.each(languages)('questions of visitors, %s', (language) => {
  const questions = openSets.flatMap((name) => readSet(name, language))
  let graded: Graded[]

  // Bounds that half of the utterances do not reach (bench/assistant/RESULTS.md).
  test('nine of ten are answered rightly, and nearly all without an answer refused', async () => {
    graded = await gradeAll(questions, language, read)
    expect(shareOfRight(graded.filter(({ question }) => question.sources.length > 0))).toBeGreaterThan(0.89)
    expect(shareOfRight(graded.filter(({ question }) => question.sources.length === 0))).toBeGreaterThan(0.93)
  })

  test('what is refused by itself is refused after another question, too', async () => {
    const answerable = questions.filter(({ asked, sources }) => asked.length === 1 && sources.length > 0)
    const refused = graded
      .filter(({ question, isRight }) => isRight && question.asked.length === 1 && question.sources.length === 0)
      .slice(0, 150)
    expect(refused.length).toBeGreaterThan(100)
    const later = refused.map(({ question }, index) => ({
      ...question,
      asked: [...(answerable[index]?.asked ?? []), ...question.asked],
    }))
    expect(shareOfRight(await gradeAll(later, language, read))).toBeGreaterThan(0.9)
  })
})

function shareOfRight(graded: Graded[]): number {
  return graded.filter(({ isRight }) => isRight).length / graded.length
}
