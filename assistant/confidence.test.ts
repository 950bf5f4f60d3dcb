import { expect, test } from 'vitest'
import type { Passage } from '#search/passages.ts'
import type { Candidate, Reading } from './candidates.ts'
import { confident } from './confidence.ts'

const reading: Reading = {
  question: 'Wie lange müssen wir unsere Belege aufbewahren?',
  asked: 'Wie lange müssen wir unsere Belege aufbewahren?',
  similarities: new Map(),
  outOfScope: { similarity: 0, logOdds: 0 },
}
const candidate = (coverage: number): Candidate => ({
  ...{ passage: {} as Passage, score: 1, asked: 0, terms: new Set() },
  ...{ coverage, topicCoverage: coverage, similarity: 0.2 },
})

test.each(['de', 'en'] as const)(
  'a passage that answers does not bring along one that all but answers, %s',
  (language) => {
    const answering = candidate(1)
    const steps = Array.from({ length: 100 }, (_, step) => candidate(1 - step / 100))
    const nearly = steps.find((one) => confident([one], reading, language).length === 0) as Candidate
    expect(confident([answering, nearly], reading, language)).toEqual([answering])
  },
)
