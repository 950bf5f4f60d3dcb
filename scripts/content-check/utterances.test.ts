import { expect, test } from 'vitest'
import { answerFromSite } from '#assistant/answer.ts'
import { createKnowledgeReader } from '#assistant/knowledge.ts'
import { learnKnowledge } from '#assistant/learn/learn-knowledge.ts'
import type { PassageFile } from '#search/passages.ts'
import { inMemory } from '#tests/support/learned-in-memory.ts'
import { unaskedIn } from './utterances.ts'

/** A page of which the last passage is new: nobody has written how visitors ask for it. */
const index: PassageFile = {
  pages: [['/en/faq', 'Questions and answers', 'faq', ['FAQ']]],
  passages: [
    [0, '', 'Questions', 'All answers in one place.'],
    [0, 'scan', 'Is a scan of the receipt enough?', 'Yes, for ten years, if it stays legible.'],
    [0, 'parking', 'Where do visitors park a bicycle?', 'In the yard behind the building, under the roof.'],
  ],
}
const utterances = [
  { label: '/faq', text: 'frequently asked questions' },
  { label: '/faq#scan', text: 'May I throw the paper away?' },
  { label: 'out-of-scope', text: 'What is the weather like?' },
]

test('a new passage without utterances is named by the label that they would have', () => {
  expect(unaskedIn(index, 'en', utterances)).toEqual(['/faq#parking'])
})

test.each(['Where do visitors park a bicycle?', 'Can I leave my bicycle under a roof?', 'bicycle parking'])(
  'and found by its own words all the same: %s',
  async (content) => {
    const read = createKnowledgeReader(async () => inMemory(learnKnowledge(index, 'en', utterances)))
    const live = { tiers: [], bookingUrl: 'https://booking.example/' }
    const { answer } = await answerFromSite([{ role: 'user', content }], 'en', read, live)
    expect(answer).toMatchObject({ answered: true, sources: [{ href: '/en/faq#parking' }] })
  },
)
